import type { FileError, FileKind } from './contents';
import { tidyName } from './fileName';

const mimes: Record<FileKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * A chosen file as it was read, under the kind of its content, or why it is refused; a file that is too large is not read.
 * What is checked is what is sent: the file on the device may change or vanish meanwhile.
 * @throws a chunk error when the script that reads files does not load
 */
export async function checkFile(
  file: File,
  allowed: readonly FileKind[],
  maxBytes: number,
): Promise<{ refusal: FileError } | { kind: FileKind; file: File }> {
  if (file.size > maxBytes) return { refusal: 'size' };
  const { inspect } = await import(/* webpackChunkName: "inspect" */ './inspect/inspect');
  const bytes = await bytesOf(file);
  if (!bytes) return { refusal: 'unread' };
  const found = inspect(bytes, allowed);
  if ('refusal' in found) return found;
  const { kind, isEncrypted } = found;
  if (isEncrypted) {
    const { asksForPassword } = await import(
      /* webpackChunkName: "pdf-password" */ './pdfPassword'
    );
    if (await asksForPassword(bytes)) return { refusal: 'locked' };
  }
  return { kind, file: new File([bytes], tidyName(file.name), { type: mimes[kind] }) };
}

/** The file's bytes, by FileReader, which every supported browser has; undefined when the device does not hand them out. */
function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => resolve(undefined);
    reader.readAsArrayBuffer(file);
  });
}
