/** Signs of markup or of a path. */
const notInNames = /[<>/\\\p{Cc}]/u;
/** Signs that nobody sees, as those that turn the direction of writing; emoji and some scripts need the joiners. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
/** Bytes in UTF-8; file systems take no more. */
const longestName = 255;

const bytesIn = (text: string): number => new TextEncoder().encode(text).length;

/** A chosen file's name as it is shown and sent: in composed characters (NFC), without signs that are not for names. */
export function tidyName(name: string): string {
  const tidy = name
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[<>/\\]/g, '_')
    .trim();
  const [ending = ''] = /\.[^.]{1,10}$/.exec(tidy) ?? [];
  const stem = [...(tidy.slice(0, tidy.length - ending.length) || 'file')];
  while (bytesIn(stem.join('') + ending) > longestName) stem.pop();
  return stem.join('') + ending;
}

/** The name for a multipart body, where browsers write `"` as `%22` (HTML, 4.10.21.8): as a pair of Chinese quotation marks. */
export function multipartName(name: string): string {
  let isOpen = false;
  return name.replace(/"/g, () => {
    isOpen = !isOpen;
    return isOpen ? '“' : '”';
  });
}

/**
 * The file as the server has answered; under the sent file's own name if the answer has none that a file could have, or the
 * name that stood for it on the way.
 */
export function withFileName<T extends { name?: string }>(answer: T, sent: File) {
  const { name = '' } = answer;
  const isName = name.trim() !== '' && !notInNames.test(name);
  const isOwn = [multipartName(sent.name), sent.name.replace(/"/g, '%22')].includes(name);
  return { ...answer, name: isName && !isOwn ? name : sent.name };
}
