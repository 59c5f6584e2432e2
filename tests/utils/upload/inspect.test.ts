import { checkFile, fileFaultOf } from '@/utils/upload/contents';
import { documentLimits } from '@/utils/upload/limits';

const attachmentBytes = documentLimits.bytes;

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const { kinds } = documentLimits;

it.each([
  ['a JPEG', '\xff\xd8\xff\xe0', undefined],
  ['a PNG', '\x89PNG\r\n\x1a\n', undefined],
  ['a PDF', '%PDF-1.4 text', undefined],
  [
    'a PDF whose picture holds the letters by chance',
    '%PDF-1.4 << >> stream\r\nxx/JS yy\r\nendstream',
    undefined,
  ],
  ['an old Word document', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', undefined],
  ['a Word document', 'PK\x03\x04 word/document.xml', undefined],
  ['nothing', '', 'empty'],
  ['a program', 'MZ\x90', 'type'],
  ['a page', '<html>', 'type'],
  ['a drawing with scripts', '<svg onload="x()">', 'type'],
  ['some other archive', 'PK\x03\x04 setup.exe', 'type'],
  ['a PDF that runs scripts', '%PDF-1.4 /JavaScript (x)', 'unsafe'],
  ['a PDF that starts a program', '%PDF-1.4 << /S /Launch >>', 'unsafe'],
  [
    'a PDF that runs scripts, after a picture',
    '%PDF-1.4 stream\nxx\nendstream << /JS (x) >>',
    'unsafe',
  ],
  ['a Word document with macros', 'PK\x03\x04 word/document.xml word/vbaProject.bin', 'unsafe'],
  [
    'an old Word document with macros',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 M\0a\0c\0r\0o\0s\0',
    'unsafe',
  ],
  ['the scanners’ test file', '%PDF-EICAR-STANDARD-ANTIVIRUS-TEST-FILE', 'unsafe'],
])('%s', (_name, content, expected) => {
  expect(fileFaultOf(bytes(content), kinds, attachmentBytes)).toBe(expected);
});

it('refuses what is too large, and kinds that are not asked for', () => {
  expect(fileFaultOf(bytes('%PDF-1.4 text'), kinds, 4)).toBe('size');
  expect(fileFaultOf(bytes('%PDF-1.4'), ['png'], attachmentBytes)).toBe('type');
});

it.each([
  ['a PDF named as a picture', '%PDF-1.4', 'photo.png', { kind: 'pdf', mime: 'application/pdf' }],
  ['a picture without an ending', '\x89PNG\r\n\x1a\n', 'scan', { kind: 'png', mime: 'image/png' }],
  ['a program named as a picture', 'MZ\x90', 'photo.png', { refusal: 'type' }],
])('goes by the content of %s, not by its name', async (_name, content, name, expected) => {
  const file = new File([bytes(content)], name, { type: 'image/png' });
  expect(await checkFile(file, kinds, attachmentBytes)).toEqual(expected);
});

it('never reads what is too large', async () => {
  const read = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer');
  expect(await checkFile(new File(['%PDF-1.4'], 'a.pdf'), kinds, 4)).toEqual({ refusal: 'size' });
  expect(read).not.toHaveBeenCalled();
});
