/** The kinds of files that the portal accepts, recognised by their content. */
export type FileKind = 'jpeg' | 'png' | 'pdf' | 'doc' | 'docx';

export type FileFault = 'type' | 'unsafe' | 'size' | 'empty' | 'pixels';

const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['docx', [0x50, 0x4b, 0x03, 0x04]],
];

/** Active content: macros in a document, actions in a PDF, the test file of virus scanners. */
const dangers: Partial<Record<FileKind, RegExp>> = {
  pdf: /\/(?:JavaScript|JS|Launch|EmbeddedFile)\b/,
  doc: /_VBA_PROJECT|M\0a\0c\0r\0o\0s\0/,
  docx: /vbaProject\.bin/i,
};
/** A PDF's streams are binary data: in a large scan any short text may occur by chance, so they are not searched. */
const pdfStreams = /stream\r?\n[\s\S]*?endstream/g;
const scannerTest = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

/** Whether a kind of file is a picture. */
export function isPicture(kind: FileKind): boolean {
  return kind === 'jpeg' || kind === 'png';
}

function textOf(bytes: Uint8Array): string {
  // latin1 maps each byte to one character, so that patterns can be searched in binary content.
  return new TextDecoder('latin1').decode(bytes);
}

/** The kind of a file by its first bytes; a zip file is accepted only when it is a Word document. */
function kindOf(bytes: Uint8Array): FileKind | undefined {
  const kind = signatures.find(([, start]) => start.every((byte, i) => bytes[i] === byte))?.[0];
  if (kind !== 'docx') return kind;
  return textOf(bytes).includes('word/document.xml') ? 'docx' : undefined;
}

/** Whether a file has active content. */
function isUnsafe(bytes: Uint8Array, kind: FileKind): boolean {
  const text = textOf(bytes);
  const checked = kind === 'pdf' ? text.replace(pdfStreams, '') : text;
  return text.includes(scannerTest) || Boolean(dangers[kind]?.test(checked));
}

/** Why a file is refused before it is sent, by its content and not its name; undefined when it is accepted. */
export function fileFaultOf(
  bytes: Uint8Array,
  allowed: readonly FileKind[],
  maxBytes: number,
): FileFault | undefined {
  if (bytes.length === 0) return 'empty';
  const kind = kindOf(bytes);
  if (!kind || !allowed.includes(kind)) return 'type';
  if (isUnsafe(bytes, kind)) return 'unsafe';
  return bytes.length > maxBytes ? 'size' : undefined;
}

const mimes: Record<FileKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Finds the kind of a chosen file, or why it is refused. A file that is too large is not read. */
export async function checkFile(
  file: Blob,
  allowed: readonly FileKind[],
  maxBytes: number,
): Promise<{ refusal: FileFault } | { kind: FileKind; mime: string }> {
  if (file.size > maxBytes) return { refusal: 'size' };
  const bytes = await bytesOf(file);
  const refusal = fileFaultOf(bytes, allowed, maxBytes);
  const kind = kindOf(bytes);
  return refusal || !kind ? { refusal: refusal ?? 'type' } : { kind, mime: mimes[kind] };
}

/** The file's bytes, by FileReader, which every supported browser has. */
function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });
}
