import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { startPdfWorker } from '../pdf/startPdfWorker';

/**
 * Whether nobody can open an encrypted PDF without a password; one that only forbids changes opens for everybody.
 * @throws a chunk error when the script that reads it does not load
 */
export async function asksForPassword(bytes: Uint8Array): Promise<boolean> {
  const { port, missing } = startPdfWorker();
  const worker = port ? PDFWorker.create({ port }) : undefined;
  // PDF.js gives the bytes to its worker and leaves none here.
  const data = bytes.slice();
  const task = getDocument({ data, worker, verbosity: 0, isEvalSupported: false });
  const opened = task.promise.then(
    () => false,
    // One that cannot be read for another reason is the server's to judge.
    (error: Error) => error.name === 'PasswordException',
  );
  try {
    return await Promise.race([opened, missing]);
  } finally {
    void task.destroy().catch(() => undefined);
    port?.terminate();
  }
}
