import PhoneLink from './PhoneLink';

/** A number with at least seven digits, possibly with hyphens. */
const phones = /(\+?\d[\d-]{5,}\d)/;

/** A text of the server; its phone numbers can be called. */
export default function PhoneText({ text }: { text: string }) {
  const parts = text.split(phones);
  const startOf = (index: number) => parts.slice(0, index).join('').length;
  return (
    <span>
      {/* split() with one group puts a number at every second index. */}
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <PhoneLink key={startOf(index)} phone={part} />
        ) : (
          <span key={`words ${startOf(index)}`}>{part}</span>
        ),
      )}
    </span>
  );
}
