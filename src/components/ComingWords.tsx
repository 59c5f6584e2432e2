/** Room of so many Chinese characters for words that come later, such as the name of a code; nobody sees or hears it. */
export default function ComingWords({ characters }: { characters: number }) {
  return <span style={{ visibility: 'hidden' }}>{'\u3000'.repeat(characters)}</span>;
}
