import { attachmentBytes, refusalOf } from '@/features/resume/shared/upload/contents';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const kinds = ['jpeg', 'png', 'pdf', 'doc', 'docx'] as const;

it.each([
  ['a JPEG', '\xff\xd8\xff\xe0', undefined],
  ['a PNG', '\x89PNG\r\n\x1a\n', undefined],
  ['a PDF', '%PDF-1.4 text', undefined],
  ['a Word document', 'PK\x03\x04 word/document.xml', undefined],
  ['nothing', '', 'empty'],
  ['a program', 'MZ\x90', 'type'],
  ['a page', '<html>', 'type'],
  ['some other archive', 'PK\x03\x04 setup.exe', 'type'],
  ['a PDF that runs scripts', '%PDF-1.4 /JavaScript (x)', 'unsafe'],
  ['a Word document with macros', 'PK\x03\x04 word/document.xml word/vbaProject.bin', 'unsafe'],
  ['the scanners’ test file', '%PDF-EICAR-STANDARD-ANTIVIRUS-TEST-FILE', 'unsafe'],
])('%s', (_name, content, expected) => {
  expect(refusalOf(bytes(content), kinds, attachmentBytes)).toBe(expected);
});

it('refuses what is too large, and kinds that are not asked for', () => {
  expect(refusalOf(bytes('%PDF-1.4 text'), kinds, 4)).toBe('size');
  expect(refusalOf(bytes('%PDF-1.4'), ['png'], attachmentBytes)).toBe('type');
});
