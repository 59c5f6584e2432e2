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

/** How many pages the worker is asked for at once: it reads the next ones while the page takes the last. */
const ahead = 3;

/** Reads a PDF page by page in a worker, which has begun; it ends with the PDF, by `end`, or when it is cancelled. */
export interface PdfReader {
  read: (bytes: Uint8Array) => Promise<ReadFile>;
  end: () => void;
}

/** Starts the reader of one PDF, which may begin before the file is known to be one. */
export function startPdfReader({ signal, onPage }: ReadOptions): PdfReader {
  const { port, missing } = startPdfWorker();
  const worker = port ? PDFWorker.create({ port }) : undefined;
  const end = () => port?.terminate();
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    missing.catch(reject);
  });
  // Awaited by `read`, which may not come.
  stopped.catch(end);
  const lines = async (document: PDFDocumentProxy): Promise<ReadFile> => {
    const count = document.numPages;
    if (count > longestPaper) return { refusal: 'pages' };
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const ask = (number: number) => {
      const next = itemsOf(document, number);
      // A page before it may fail first.
      next.catch(() => undefined);
      return next;
    };
    const asked = numbers.slice(0, ahead).map(ask);
    const items: TextItem[] = [];
    for (const number of numbers) {
      items.push(...((await asked[number - 1]) ?? []));
      signal.throwIfAborted();
      asked.push(...numbers.slice(asked.length, asked.length + 1).map(ask));
      onPage(number, count);
    }
    const paper = paperOfItems(items);
    return isReadable(paper) ? { paper } : { refusal: 'scanned' };
  };
  const read = async (bytes: Uint8Array): Promise<ReadFile> => {
    const task = getDocument({
      ...{ data: bytes, worker, verbosity: 0, isEvalSupported: false },
      // Asked for by papers alone whose fonts are not embedded.
      cMapUrl: characterMaps(),
    });
    try {
      return await Promise.race([task.promise.then(lines), stopped]);
    } catch (error) {
      const refusal = error instanceof Error ? refusals[error.name] : undefined;
      if (!refusal) throw error;
      return { refusal };
    } finally {
      void task.destroy().catch(() => undefined);
      end();
    }
  };
  return { read, end };
}
