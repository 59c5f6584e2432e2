import type { UploadedFile } from '../../src/services/types';
import type { PreviewStore } from './store';

/** Kinds of pictures that are drawn from their id; all but the portrait (an ID photo) are public. */
export const imageKinds = ['logo', 'photo', 'portrait'] as const;

export type ImageKind = (typeof imageKinds)[number];

export interface StoredFile extends UploadedFile {
  /** Login name of the uploader: only that person and reviewers may read it back. */
  owner: string;
  bytes: Buffer;
}

interface FileState {
  byId: Record<string, StoredFile>;
  count: number;
}

function state(store: PreviewStore): FileState {
  return store.slice<FileState>('files', () => ({ byId: {}, count: 0 }));
}

/** The id of a public picture. The file call draws the picture from the id; nothing is stored. */
export function imageId(kind: ImageKind, key: string): string {
  return `${kind}-${key}`;
}

/** The id of a document that any session may read. `owner` and `key` make it unique; the file name is part of it. */
function attachmentId(owner: string, key: string, name: string): string {
  return `doc.${owner}-${key}.${Buffer.from(name).toString('base64url')}`;
}

/** A document that any session may read (a one-page PDF), as an attachment of notices and the like. */
export function attachment(owner: string, key: string, name: string): UploadedFile {
  return {
    id: attachmentId(owner, key, name),
    name,
    size: pdfOf(name).length,
    type: 'application/pdf',
  };
}

/** The name within the id of a document that any session may read, `undefined` when the id is of another kind. */
export function attachmentName(fileId: string): string | undefined {
  const encoded = /^doc\.[^.]+\.([\w-]+)$/.exec(fileId)?.[1];
  return encoded && Buffer.from(encoded, 'base64url').toString();
}

/** Keeps an upload's bytes. */
export function keepFile(
  store: PreviewStore,
  facts: Pick<StoredFile, 'name' | 'type' | 'bytes' | 'owner'>,
): StoredFile {
  const files = state(store);
  files.count += 1;
  const file: StoredFile = { ...facts, id: `up-${files.count}`, size: facts.bytes.length };
  files.byId[file.id] = file;
  return file;
}

/** An upload of this space by its id. */
export function storedFile(store: PreviewStore, fileId: string): StoredFile | undefined {
  const { byId } = state(store);
  return Object.hasOwn(byId, fileId) ? byId[fileId] : undefined;
}

/** A small valid PDF of one page; Chinese text as UTF-16 in the document title, since no font is embedded. */
export function pdfOf(title: string): Buffer {
  const hex = Buffer.from(`\ufeff${title}`, 'utf16le').swap16().toString('hex').toUpperCase();
  const text = 'BT /F1 14 Tf 72 770 Td (Preview attachment) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title <${hex}> >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = body.length;
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}
