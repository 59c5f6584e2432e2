import type { FileKind, ForeignFormat } from '../contents';
import { latin1 } from './latin1';

/** Texts in a file's first bytes, and where they stand; the first format that has all of its own counts. */
const starts: readonly (readonly [FileKind | ForeignFormat, Readonly<Record<number, string>>])[] = [
  ['jpeg', { 0: '\xff\xd8\xff' }],
  ['png', { 0: '\x89PNG\r\n\x1a\n' }],
  ['doc', { 0: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' }],
  ['docx', { 0: 'PK\x03\x04' }],
  ['WebP', { 0: 'RIFF', 8: 'WEBP' }],
  ['GIF', { 0: 'GIF8' }],
  ['BMP', { 0: 'BM', 6: '\0\0\0\0' }],
  ['TIFF', { 0: 'II*\0' }],
  ['TIFF', { 0: 'MM\0*' }],
  ['JPEG XL', { 0: '\xff\x0a' }],
  ['JPEG XL', { 4: 'JXL ' }],
  ['JPEG 2000', { 4: 'jP  ' }],
  ['RTF', { 0: '{\\rtf' }],
];

/** What a file is by its first bytes. */
export function formatOf(bytes: Uint8Array): FileKind | ForeignFormat | undefined {
  const start = latin1(bytes.subarray(0, 80));
  if (start.startsWith('ftyp', 4)) return pictureOf(start.slice(8));
  const isHere = (texts: Readonly<Record<number, string>>) =>
    Object.entries(texts).every(([at, text]) => start.startsWith(text, Number(at)));
  return starts.find(([, texts]) => isHere(texts))?.[0];
}

/** A picture in a film's frame, by the brands named first (ISO 14496-12, 4.3; ISO 23008-12, 10). */
function pictureOf(brands: string): ForeignFormat | undefined {
  if (/avi[fs]/.test(brands)) return 'AVIF';
  return /he[iv][cmsx]|m[is]f1/.test(brands) ? 'HEIC' : undefined;
}
