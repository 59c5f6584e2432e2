import { checkFile } from '@/utils/upload/checkFile';
import { inspect } from '@/utils/upload/inspect/inspect';
import { documentLimits, pictureLimits } from '@/utils/upload/limits';
import {
  bytesOf,
  compoundOf,
  jpegBytes,
  largePackage,
  packageOf,
  pdfOf,
  pngBytes,
  streamedPackage,
  streamOf,
  zipOf,
} from '../../helpers/attached';

const { kinds } = documentLimits;
const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const found = (content: string) => {
  const result = inspect(bytesOf(content), kinds);
  return 'kind' in result ? result.kind : result.refusal;
};
const macro = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const main = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}.main+xml`;
/** As long as a document may be. */
const most = 10 * 2 ** 20;
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

/** A document of before 2007, whose text begins in sector 3. */
const oldWord = (flags: string) => {
  const file = compoundOf(['Root Entry', 'WordDocument'], `\xec\xa5${'\0'.repeat(9)}${flags}`);
  const start = 2 * 512 + 128 + 116;
  return `${file.slice(0, start)}\x03${file.slice(start + 1)}`;
};

describe('a PDF is taken', () => {
  it.each([
    ['without anything', '%PDF-1.4 text'],
    ['after a byte order mark', `\xef\xbb\xbf${pdfOf('<<>>')}`],
    ['after a line break', `\r\n${pdfOf('<<>>')}`],
    ['after other bytes, its header within the first 1024', `${'x'.repeat(1019)}${pdfOf('<<>>')}`],
    [
      'with a link to JavaScript',
      pdfOf('<</S/URI/URI(https://a.cn/JavaScript?/JS=/S/JavaScript)>>'),
    ],
    ['that opens a page', pdfOf('<</OpenAction<</S/URI/URI(https://a.cn/)>>>>')],
    ['that opens at a page', pdfOf('<</OpenAction[3 0 R/Fit]/Names<</Dests 4 0 R>>>>')],
    ['with a title of scripts', pdfOf('<</Title(On \\(all\\) (of) /S /JavaScript /JS (x))>>')],
    ['with such a title in hexadecimal', pdfOf('<</Title<2f53202f4a617661536372697074>>>')],
    ['with a comment on scripts', pdfOf(`<</A 1>> % ${script}`)],
    [
      'with a picture that has the letters by chance',
      pdfOf(`<<>>\nstream\r\nx${script}\r\nendstream`),
    ],
    ['with a compressed text on scripts', pdfOf(streamOf('', `BT (${script}) Tj ET ${script}`))],
    [
      'with such a text among compressed objects',
      pdfOf(streamOf('/Type/ObjStm', '1 0 <</Title(/S/JavaScript/JS)>>')),
    ],
    ['with a font of the name JS', pdfOf('<</Font<</JS 5 0 R/JavaScript 6 0 R/EF 7 0 R>>>>')],
    ['with glyphs of such names', pdfOf('<</Differences[1/S/JavaScript/JS(x)]>>')],
    ['with a heading of such a name', pdfOf('<</Dests<</JavaScript[3 0 R/XYZ 0 0 0]>>>>')],
    ['with a style of such a name', pdfOf('<</Type/StructElem/S/JavaScript/P 3 0 R/K 0>>')],
    [
      'that is encrypted',
      `${pdfOf('<</Length 9>>\nstream\nq7{(\\<\nendstream')}<</Encrypt 3 0 R>>`,
    ],
    [
      'with encrypted objects',
      pdfOf('<</Type/ObjStm/Filter/FlateDecode>>\nstream\n\x81(<</\xff\nendstream'),
    ],
    ['with a gap before its end', `${pdfOf('<<>>')}${' '.repeat(most)}%%EOF`],
    ['with a long comment', pdfOf(`<<%${'x'.repeat(most)}\n>>`)],
    ['with a long string', pdfOf(`<</Title<${'ab'.repeat(most / 2)}>>>`)],
    ['with other bytes after its end', `${pdfOf('<<>>')}\0\0\0<html>`],
    ['with a bracket that is never closed', pdfOf('<</Title(x>>')],
  ])('%s', (_name, content) => expect(found(content)).toBe('pdf'));
});

describe('a PDF is refused', () => {
  it.each([
    ['that runs a script when it is opened', pdfOf(`<</OpenAction ${script}>>`)],
    ['that runs scripts, crude', '%PDF-1.4 /JavaScript (x)'],
    ['that runs a script, after a picture', '%PDF-1.4 stream\nxx\nendstream << /JS (x) >>'],
    ['that runs a script in hexadecimal', pdfOf('<</JS<78>>>')],
    ['that hides the names', pdfOf('<</#53/J#61vaScript/J#53 4 0 R>>')],
    [
      'that hides a script among compressed objects',
      pdfOf(streamOf('/Type/ObjStm/N 1', `1 0 ${script}`)),
    ],
    [
      'that keeps a script among uncompressed objects',
      pdfOf(`<</Type/ObjStm>>\nstream\n${script}\nendstream`),
    ],
    [
      'that hides a script after a bracket',
      pdfOf('<</Title(x>>', ...Array(700).fill(`<</A(${'x'.repeat(100)})>>`), script),
    ],
    ['with a list of scripts', pdfOf('<</Names<</JavaScript 5 0 R>>>>')],
    ['that starts a program', pdfOf('<</S/Launch/F(a.exe)>>')],
    ['that runs a script, as an element of the text', pdfOf('<</P 1 0 R/S/JavaScript/JS 4 0 R>>')],
    ['whose object is not closed', pdfOf('<</A<</S/Launch')],
    ['with a file in it', pdfOf('<</Type/Filespec/F(a.exe)/EF<</F 8 0 R>>>>')],
    ['with a file in it, by its stream', pdfOf('<</Type/EmbeddedFile>>\nstream\nMZ\nendstream')],
    ['with a file in it, its place elsewhere', pdfOf('<</Type/Filespec/F(a.exe)/EF 8 0 R>>')],
    ['with a list of files', pdfOf('<</Names<</EmbeddedFiles 5 0 R>>>>')],
    ['that would fill the memory', pdfOf(streamOf('/Type/ObjStm/N 1', '\0'.repeat(2 ** 25)))],
    ['with dictionaries in dictionaries', pdfOf('<<'.repeat(2 ** 16))],
    ['with the scanners’ test file', '%PDF-EICAR-STANDARD-ANTIVIRUS-TEST-FILE'],
  ])('%s', (_name, content) => expect(found(content)).toBe('unsafe'));

  it.each([
    [
      'that ends within a picture',
      pdfOf('<<>>', '<</Length 9>>\nstream\nabc').split('endobj\ntr')[0] ?? '',
    ],
    [
      'that ends within an object, although its first part is whole',
      `${pdfOf('<<>>')}7 0 obj\n<</A`,
    ],
  ])('%s', (_name, content) => expect(found(content)).toBe('damaged'));
});

describe('a Word document', () => {
  it.each([
    ['as Word writes it', packageOf(), 'docx'],
    ['as Word Online writes it', packageOf({ main: 'word/document2.xml' }), 'docx'],
    ['whose main part lies elsewhere', packageOf({ main: 'a/b.xml' }), 'docx'],
    ['not compressed, that speaks of vbaProject.bin', packageOf({ level: 0 }), 'docx'],
    ['a template', packageOf({ type: main('wordprocessingml.template') }), 'docx'],
    ['written to a stream', streamedPackage(), 'docx'],
    ['with the directory of large archives', largePackage(), 'docx'],
    [
      'with a drawing of another program',
      packageOf({
        parts: ['word/embeddings/a.bin'],
        more: '<Override PartName="/word/embeddings/a.bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>',
      }),
      'docx',
    ],
    ['for macros', packageOf({ type: macro }), 'unsafe'],
    [
      'a template for macros',
      packageOf({ type: macro.replace('document.macroEnabled', 'template.macroEnabledTemplate') }),
      'unsafe',
    ],
    ['with macros under their name', packageOf({ parts: ['word/vbaProject.bin'] }), 'unsafe'],
    ['with macros under another name', packageOf({ parts: ['word/data.bin'] }), 'unsafe'],
    ['with an own template', packageOf({ relation: 'attachedTemplate file:///C:/a.dotm' }), 'docx'],
    ['with a link', packageOf({ relation: 'hyperlink https://a.cn/a.dotm' }), 'docx'],
    [
      'that fetches its template',
      packageOf({ relation: 'attachedTemplate https://a.cn/a.dotm' }),
      'unsafe',
    ],
    ['that fetches an object', packageOf({ relation: 'oleObject MHTML:http://a.cn/!x' }), 'unsafe'],
    ['with too many lists', zipOf({ 'a.rels': ' '.repeat(2 ** 22), 'word/x.xml': '' }), 'type'],
    ['that ends in the middle', packageOf().slice(0, 300), 'damaged'],
    ['of which only the start is there', 'PK\x03\x04 word/document.xml', 'damaged'],
    ['a table', packageOf({ main: 'xl/workbook.xml', type: main('spreadsheetml.sheet') }), 'Excel'],
    [
      'that is a talk',
      packageOf({ main: 'ppt/x.xml', type: main('presentationml.presentation') }),
      'PowerPoint',
    ],
    [
      'of another program',
      zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'a.xml': '' }),
      'OpenDocument',
    ],
    ['as authorities write it', zipOf({ 'OFD.xml': '<ofd/>' }), 'OFD'],
    ['that is an archive', zipOf({ 'setup.exe': 'MZ' }), 'type'],
    ['that is an archive with a file of that name', zipOf({ 'word/document.xml': '' }), 'type'],
    [
      'that names a part it does not have',
      zipOf({
        '[Content_Types].xml': `<Types><Override PartName="/a.xml" ContentType="${main('wordprocessingml.document')}"/></Types>`,
      }),
      'type',
    ],
  ])('%s', (_name, content, expected) => expect(found(content)).toBe(expected));
});

describe('an old Office file', () => {
  const word = ['Root Entry', '1Table', 'WordDocument', '\x05SummaryInformation'];
  const spoken = [...'Macros _VBA_PROJECT'].map((char) => `${char}\0`).join('');
  it.each([
    ['of Word', compoundOf(word), 'doc'],
    ['of Word, that speaks of macros', compoundOf(word, `Excel ${spoken}_VBA_PROJECT`), 'doc'],
    ['of Word with macros', compoundOf([...word, 'Macros', 'VBA', '_VBA_PROJECT']), 'unsafe'],
    ['with a password', compoundOf(['Root Entry', 'EncryptionInfo', 'EncryptedPackage']), 'locked'],
    ['of before 2007 with a password', oldWord('\x01'), 'locked'],
    ['of before 2007', oldWord('\0'), 'doc'],
    ['of Excel', compoundOf(['Root Entry', 'Workbook']), 'Excel'],
    ['of PowerPoint', compoundOf(['Root Entry', 'PowerPoint Document']), 'PowerPoint'],
    ['of an installer', compoundOf(['Root Entry', 'Property']), 'type'],
    ['that ends in the middle', compoundOf(word).slice(0, 1100), 'damaged'],
    ['of which only the start is there', compoundOf(word).slice(0, 8), 'damaged'],
  ])('%s', (_name, content, expected) => expect(found(content)).toBe(expected));
});

describe('a picture', () => {
  const jpeg = text(jpegBytes);
  const png = text(pngBytes);
  it.each([
    ['JPEG', jpeg, 'jpeg'],
    ['PNG', png, 'png'],
    ['JPEG with a phone’s film after it', `${jpeg}ftypmp42${'\xff\0'.repeat(9)}`, 'jpeg'],
    ['PNG with other bytes after it', `${png}more`, 'png'],
    ['JPEG with its end filled up', `${jpeg.slice(0, -6)}${'\0'.repeat(40)}`, 'damaged'],
    ['PNG with its end filled up', `${png.slice(0, 40)}${'\0'.repeat(60)}`, 'damaged'],
    ...[4, 12, jpeg.length - 6, jpeg.length - 1].map((length): [string, string, string] => [
      `JPEG that ends after ${length} bytes`,
      jpeg.slice(0, length),
      'damaged',
    ]),
    ...[8, 20, png.length - 14, png.length - 1].map((length): [string, string, string] => [
      `PNG that ends after ${length} bytes`,
      png.slice(0, length),
      'damaged',
    ]),
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'HEIC'],
    ['HEIC of another brand', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'HEIC'],
    ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0mif1miaf', 'AVIF'],
    ['AVIF of another brand', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'AVIF'],
    ['a film', '\0\0\0\x18ftypmp42\0\0\0\0isom', 'type'],
    ['WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'WebP'],
    ['GIF', 'GIF89a', 'GIF'],
    ['BMP', 'BM\x36\0\x0c\0\0\0\0\0\x36\0\0\0\x28\0\0\0', 'BMP'],
    ['TIFF', 'II*\0\x08\0\0\0', 'TIFF'],
    ['TIFF of the other order', 'MM\0*\0\0\0\x08', 'TIFF'],
    ['JPEG XL', '\0\0\0\x0cJXL \r\n\x87\n', 'JPEG XL'],
  ])('%s', (_name, content, expected) => expect(found(content)).toBe(expected));
});

it.each([
  ['nothing', '', 'empty'],
  ['a program', 'MZ\x90', 'type'],
  ['a program with the header of a PDF', 'MZ\x90 %PDF-1.4', 'type'],
  ['a page', '<html>', 'type'],
  ['a page with the header of a PDF', '\n<html>%PDF-1.4', 'type'],
  ['a PDF whose header comes too late', `${'x'.repeat(1024)}%PDF-1.4`, 'type'],
  ['a drawing with scripts', '<svg onload="x()">', 'type'],
  ['a text of another program', '{\\rtf1', 'RTF'],
])('%s', (_name, content, expected) => expect(found(content)).toBe(expected));

it.each([
  ['a PDF', '%PDF-1.4'],
  ['a text of another program', '{\\rtf1'],
  ['a Word document', packageOf()],
])('%s is no picture', (_name, content) =>
  expect(inspect(bytesOf(content), pictureLimits.kinds)).toEqual({ refusal: 'type' }),
);

describe('a chosen file', () => {
  it.each([
    ['a PDF named as a picture', '%PDF-1.4', 'photo.png', 'pdf', 'application/pdf'],
    ['a picture without an ending', text(pngBytes), 'scan', 'png', 'image/png'],
    [
      'a new Word document named as an old one',
      packageOf(),
      'a.doc',
      'docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('goes by the content of %s, not by its name', async (_name, content, name, kind, type) => {
    const file = new File([bytesOf(content)], name, { type: 'image/png' });
    expect(await checkFile(file, kinds, documentLimits.bytes)).toMatchObject({
      kind,
      file: { name, type, size: content.length },
    });
  });

  it('is never read when it is too large', async () => {
    const read = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer');
    expect(await checkFile(new File(['%PDF-1.4'], 'a.pdf'), kinds, 4)).toEqual({ refusal: 'size' });
    expect(read).not.toHaveBeenCalled();
  });

  it('that has vanished from the device is reported not to be readable', async () => {
    jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function fail(
      this: FileReader,
    ) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    expect(await checkFile(new File(['%PDF-1.4'], 'a.pdf'), kinds, 99)).toEqual({
      refusal: 'unread',
    });
  });
});
