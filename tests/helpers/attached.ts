import { Zip, ZipDeflate, type Zippable, zipSync, zlibSync } from 'fflate';

/** Text as bytes, one for each character. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(text, 'latin1'));

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

export const pngBytes = bytesOf(
  '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0\0\0\0\0\0\0\0\x04IDATabcd\0\0\0\0\0\0\0\0IEND\xaeB`\x82',
);

/** A JPEG with a comment that holds the sign of an end, and coded data with a stuffed byte and a restart. */
export const jpegBytes = bytesOf(
  '\xff\xd8\xff\xe0\0\x04JF\xff\xfe\0\x06\xff\xd9xx\xff\xda\0\x04abdata\xff\0data\xff\xd0data\xff\xd9',
);

/** A PDF with these objects. */
export const pdfOf = (...objects: string[]): string =>
  `%PDF-1.7\n%\xe2\xe3\xcf\xd3\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n%%EOF\n`;

/** A compressed stream of a PDF. */
export const streamOf = (keys: string, content: string): string =>
  `<<${keys}/Filter/FlateDecode>>\nstream\r\n${textOf(zlibSync(bytesOf(content)))}\nendstream`;

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

interface Package {
  /** The main part's name and content type. */
  main?: string;
  type?: string;
  /** More entries of the list of content types. */
  more?: string;
  /** Names of other parts. */
  parts?: string[];
  level?: 0 | 6;
  /** The kind and the target of what its main part relates to. */
  relation?: string;
}

function partsOf(facts: Package) {
  const { main = 'word/document.xml', type = wordType, more = '', parts = [] } = facts;
  const [kind, target] = facts.relation?.split(' ') ?? [];
  const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/></Relationships>`;
  const list = `\xef\xbb\xbf<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/><Override PartName="/${main}" ContentType="${type}"/>${more}</Types>`;
  const names = [main, ...parts].map((name): [string, Uint8Array] => [
    name,
    bytesOf('<x/> vbaProject.bin'),
  ]);
  if (kind) names.push(['word/_rels/document.xml.rels', bytesOf(relations)]);
  return Object.fromEntries<Uint8Array>([['[Content_Types].xml', bytesOf(list)], ...names]);
}

/** An Office file. */
export const packageOf = (facts: Package = {}): string =>
  textOf(zipSync(partsOf(facts) as Zippable, { level: facts.level ?? 6 }));

/** A zip archive with these files. */
export const zipOf = (files: Record<string, string>): string =>
  textOf(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytesOf(text)]))),
  );

/** An Office file as it is written to a stream: sizes follow each part (data descriptors). */
export function streamedPackage(): string {
  let all = '';
  const zip = new Zip((_error, chunk) => {
    all += textOf(chunk);
  });
  for (const [name, content] of Object.entries(partsOf({}))) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(content, true);
  }
  zip.end();
  return all;
}

/** An Office file whose directory is in the form for large archives (zip64). */
export function largePackage(): string {
  const zip = bytesOf(packageOf());
  const end = new DataView(zip.buffer, zip.length - 22);
  const record = new DataView(new ArrayBuffer(76));
  record.setUint32(0, 0x06064b50, true);
  record.setUint32(4, 44, true);
  record.setUint32(24, end.getUint16(8, true), true);
  record.setUint32(32, end.getUint16(8, true), true);
  record.setUint32(40, end.getUint32(12, true), true);
  record.setUint32(48, end.getUint32(16, true), true);
  record.setUint32(56, 0x07064b50, true);
  record.setUint32(64, zip.length - 22, true);
  record.setUint32(72, 1, true);
  end.setUint16(8, 0xffff, true);
  end.setUint32(16, 0xffffffff, true);
  const all = textOf(zip);
  return all.slice(0, -22) + textOf(new Uint8Array(record.buffer)) + all.slice(-22);
}

/** An old Office file with these names in its directory, and a text. */
export function compoundOf(names: readonly string[], text = ''): string {
  const sector = 512;
  const entries = Math.ceil(names.length / 4);
  const view = new DataView(new ArrayBuffer((entries + 3) * sector));
  bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1').forEach((byte, at) => {
    view.setUint8(at, byte);
  });
  view.setUint16(30, 9, true);
  view.setUint32(44, 1, true);
  // The directory begins in sector 1; sector 0 is the allocation table.
  view.setUint32(48, 1, true);
  view.setUint32(68, 0xfffffffe, true);
  for (let index = 0; index < 109; index += 1)
    view.setUint32(76 + 4 * index, index ? 0xffffffff : 0, true);
  for (let index = 1; index <= entries; index += 1) {
    view.setUint32(sector + 4 * index, index < entries ? index + 1 : 0xfffffffe, true);
  }
  names.forEach((name, index) => {
    const at = 2 * sector + 128 * index;
    [...name].forEach((char, place) => {
      view.setUint16(at + 2 * place, char.charCodeAt(0), true);
    });
    view.setUint16(at + 64, 2 * name.length + 2, true);
    view.setUint8(at + 66, 2);
  });
  return textOf(new Uint8Array(view.buffer)) + text;
}
