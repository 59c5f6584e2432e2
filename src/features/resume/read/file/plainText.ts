const marks: readonly (readonly [label: string, bytes: readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Begins of files that have no zero byte and still are no text, as a PDF's. */
const otherStart = /^\s*(?:%PDF-|PK|\{\\rtf|<)/;

function decoded(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    // The bytes are no text in this encoding.
    return undefined;
  }
}

/** The text of a file in UTF-8, UTF-16 or GBK; undefined when its bytes are no text. */
export function textIn(bytes: Uint8Array): string | undefined {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return decoded(bytes, marked[0]);
  if (bytes.includes(0)) return undefined;
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030');
  return text === undefined || otherStart.test(text) ? undefined : text;
}
