import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem as PdfText } from 'pdfjs-dist/types/src/display/api';
import { startPdfWorker } from '@/utils/pdf/startPdfWorker';
import { asTyped, isReadable } from '../lines';
import { paperOfItems, type TextItem } from '../paper';
import { longestPaper, type ReadFile, type ReadOptions } from './reading';
import { characterMaps } from './startWorkers';

/** The words of a page where they stand. Not by `getTextContent`, which needs streams that Safari cannot iterate. */
async function itemsOf(document: PDFDocumentProxy, number: number): Promise<TextItem[]> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const reader = page.streamTextContent().getReader();
  const items: TextItem[] = [];
  const take = async (): Promise<void> => {
    const { done, value } = await reader.read();
    if (done) return;
    for (const item of value.items as PdfText[]) {
      if (!item.str) continue;
      const [x = 0, y = 0] = viewport.convertToViewportPoint(item.transform[4], item.transform[5]);
      const height = item.height || Math.hypot(item.transform[2], item.transform[3]);
      items.push({
        text: asTyped(item.str),
        x,
        y,
        width: item.width,
        height,
        page: number,
      });
    }
    await take();
  };
  await take();
  page.cleanup();
  return items;
}

const refusals: Readonly<Record<string, 'locked' | 'damaged'>> = {
  PasswordException: 'locked',
  InvalidPDFException: 'damaged',
};

/** The lines of a PDF, read page by page in a worker, which ends with it or when it is cancelled. */
export async function paperOfPdf(bytes: Uint8Array, options: ReadOptions): Promise<ReadFile> {
  const { signal, onPage } = options;
  const { port, missing } = startPdfWorker();
  const worker = port ? PDFWorker.create({ port }) : undefined;
  const task = getDocument({
    ...{ data: bytes, worker, verbosity: 0, isEvalSupported: false },
    // Asked for by papers alone whose fonts are not embedded.
    cMapUrl: characterMaps(),
  });
  const end = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    missing.catch(reject);
  });
  const read = async (): Promise<ReadFile> => {
    const document = await task.promise;
    const count = document.numPages;
    if (count > longestPaper) return { refusal: 'pages' };
    const items: TextItem[] = [];
    for (const number of Array.from({ length: count }, (_, index) => index + 1)) {
      items.push(...(await itemsOf(document, number)));
      signal.throwIfAborted();
      onPage(number, count);
    }
    const paper = paperOfItems(items);
    return isReadable(paper) ? { paper } : { refusal: 'scanned' };
  };
  try {
    return await Promise.race([read(), end]);
  } catch (error) {
    const refusal = error instanceof Error ? refusals[error.name] : undefined;
    if (!refusal) throw error;
    return { refusal };
  } finally {
    void task.destroy().catch(() => undefined);
    port?.terminate();
  }
}
