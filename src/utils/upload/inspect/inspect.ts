import { type FileError, type FileKind, type ForeignFormat, isForeignDocument } from '../contents';
import { compoundNames } from './compoundFile';
import { formatOf } from './formats';
import { latin1 } from './latin1';
import { isActivePdf, isCutPdf, isPdf } from './pdf';
import { isWholeJpeg, isWholePng } from './pictureEnd';
import { zipPackage } from './zipPackage';

/**
 * What a file is, or why it is refused. `isEncrypted`: a PDF that a password opens, or one that only forbids changes
 * (ISO 32000-2, 7.6).
 */
type Found = { kind: FileKind; isEncrypted?: boolean } | { refusal: FileError };

const scannerTest = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

const oldFormats: readonly (readonly [string, ForeignFormat])[] = [
  ['Workbook', 'Excel'],
  ['Book', 'Excel'],
  ['PowerPoint Document', 'PowerPoint'],
];

/** Word's main part, of a document or a template; with macros it has types of its own ([MS-OFFMACRO2], 2.2). */
const wordTypes =
  /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.(?:document|template)\.main\+xml$/;
const macroTypes = /macroenabled|vnd\.ms-office\.vbaProject/i;
const packageFormats: readonly (readonly [RegExp, ForeignFormat])[] = [
  [/spreadsheetml\.(?:sheet|template)\.main|ms-excel\./, 'Excel'],
  [/presentationml\.\w+\.main|ms-powerpoint\./, 'PowerPoint'],
];

/** Whether a Word document of before 2007 opens with a password ([MS-DOC], 2.5.2: fEncrypted). */
const isLockedDoc = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === 0xec && bytes[at + 1] === 0xa5 && ((bytes[at + 11] ?? 0) & 1) > 0;

/** An old Office file by the names in it; one with a password holds a whole new one that nobody else can read. */
function ofCompound(bytes: Uint8Array): Found {
  const names = compoundNames(bytes);
  const other = oldFormats.find(([name]) => names.has(name))?.[1];
  if (other) return { refusal: other };
  if (names.has('EncryptedPackage')) return { refusal: 'locked' };
  const at = names.get('WordDocument');
  if (at === undefined) return { refusal: 'type' };
  if (isLockedDoc(bytes, at)) return { refusal: 'locked' };
  return names.has('Macros') || names.has('_VBA_PROJECT') ? { refusal: 'unsafe' } : { kind: 'doc' };
}

/** A zip archive by the content types of its parts, whatever their names are. */
function ofArchive(bytes: Uint8Array): Found {
  const { names, types, mimetype, isRemote } = zipPackage(bytes);
  const all = [...types];
  const other = packageFormats.find(([type]) => all.some((one) => type.test(one)))?.[1];
  if (all.some((type) => wordTypes.test(type) || /ms-word\..*macroenabled/i.test(type))) {
    const isMacro =
      all.some((type) => macroTypes.test(type)) ||
      names.some((name) => name.endsWith('/vbaproject.bin'));
    return isMacro || isRemote ? { refusal: 'unsafe' } : { kind: 'docx' };
  }
  if (other) return { refusal: other };
  if (mimetype.startsWith('application/vnd.oasis.opendocument')) return { refusal: 'OpenDocument' };
  return { refusal: names.includes('/ofd.xml') ? 'OFD' : 'type' };
}

function ofPdf(bytes: Uint8Array, text: string): Found {
  if (isActivePdf(bytes, text)) return { refusal: 'unsafe' };
  if (isCutPdf(text)) return { refusal: 'damaged' };
  return { kind: 'pdf', ...(text.includes('/Encrypt') && { isEncrypted: true }) };
}

const whole = (isWhole: boolean, kind: FileKind): Found =>
  isWhole ? { kind } : { refusal: 'damaged' };

const readers: Record<FileKind, (bytes: Uint8Array, text: string) => Found> = {
  jpeg: (bytes) => whole(isWholeJpeg(bytes), 'jpeg'),
  png: (bytes) => whole(isWholePng(bytes), 'png'),
  pdf: ofPdf,
  doc: ofCompound,
  docx: ofArchive,
};

const isKind = (format: string): format is FileKind => format in readers;

/** What a file is by its content and not its name, or why it is refused before it is sent. */
export function inspect(bytes: Uint8Array, allowed: readonly FileKind[]): Found {
  if (bytes.length === 0) return { refusal: 'empty' };
  const format = formatOf(bytes) ?? (isPdf(bytes) ? 'pdf' : 'type');
  // Where pictures alone are taken, a document as a PDF is of no use.
  if (!isKind(format)) {
    return { refusal: isForeignDocument(format) && !allowed.includes('pdf') ? 'type' : format };
  }
  if (!allowed.includes(format)) return { refusal: 'type' };
  // Once: a file of 10 MB takes a slow phone a quarter of a second.
  const text = latin1(bytes);
  if (text.includes(scannerTest)) return { refusal: 'unsafe' };
  try {
    return readers[format](bytes, text);
  } catch {
    // Its directory lies beyond its end.
    return { refusal: 'damaged' };
  }
}
