import { inflateSync } from 'node:zlib';

function streams(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: word }) => {
    const from = index + word.length;
    const to = text.indexOf('endstream', from);
    try {
      return [inflateSync(pdf.subarray(from, to)).toString('latin1')];
    } catch {
      // Streams that are not deflated are pictures or fonts, which have no map of characters.
      return [];
    }
  });
}

/** The characters that one gets by copying a PDF's text: those in the ToUnicode maps of its fonts. */
export function selectableCharacters(pdf: Buffer): Set<string> {
  const found = new Set<string>();
  // A font may use one glyph for a character and the radical of the same form; the map may then name the radical.
  const add = (code: number) => found.add(String.fromCharCode(code).normalize('NFKC'));
  for (const map of streams(pdf).filter((stream) => stream.includes('begincmap'))) {
    for (const [, code = ''] of map.matchAll(/<[\dA-F]+>\s*<([\dA-F]{4})>\s*$/gim)) {
      add(Number.parseInt(code, 16));
    }
    for (const [, from = '', to = '', code = ''] of map.matchAll(
      /<([\dA-F]+)>\s*<([\dA-F]+)>\s*<([\dA-F]{4})>/gi,
    )) {
      const length = Number.parseInt(to, 16) - Number.parseInt(from, 16);
      for (let step = 0; step <= length; step += 1) {
        add(Number.parseInt(code, 16) + step);
      }
    }
  }
  return found;
}

/** How many sheets a PDF has. */
export function pageCount(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}
