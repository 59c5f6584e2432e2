import { headingOf } from '../headings';
import type { Line, Paper } from '../labels';
import { cellsOf, isReadable } from '../lines';
import type { ReadFile } from './reading';
import { startWordWorker } from './startWorkers';

const blocks = 'p, h1, h2, h3, h4, h5, h6, li';

/** The paragraphs of an element; of a cell its own text, where it has none. */
function paragraphsOf(element: Element): string[] {
  const found = Array.from(element.querySelectorAll(blocks), (one) => one.textContent ?? '');
  // A heading may be broken in a narrow cell.
  if (found.length === 0 || headingOf(found.join(''))) return [element.textContent ?? ''];
  return found;
}

const headings = (paragraphs: readonly string[]) =>
  paragraphs.filter((text) => headingOf(text) !== undefined).length;

/** The paper of a document as mammoth gives it. A table whose cells have headings is a layout of columns. */
function paperOfHtml(html: string): Paper {
  const root = new DOMParser().parseFromString(html, 'text/html').body;
  const main: Line[] = [];
  const aside: Line[][] = [];
  const add = (text: string, lines = main) => {
    for (const part of text.split('\n')) {
      const line = cellsOf(part);
      if (line.some(Boolean)) lines.push(line);
    }
  };
  for (const element of root.querySelectorAll(`tr, ${blocks}`)) {
    if (element.localName !== 'tr') {
      if (!element.closest('tr')) add(element.textContent ?? '');
      continue;
    }
    const cells = Array.from(element.querySelectorAll(':scope > td, :scope > th'), paragraphsOf);
    if (cells.some((cell) => headings(cell) > 1)) {
      for (const cell of cells) {
        const column: Line[] = [];
        for (const text of cell) add(text, column);
        aside.push(column);
      }
      continue;
    }
    const depth = Math.max(0, ...cells.map((cell) => cell.length));
    for (let at = 0; at < depth; at += 1) {
      const line = cells.map((cell) => (cell[at] ?? '').trim());
      if (line.some(Boolean)) main.push(line);
    }
  }
  return [main, ...aside].filter((column) => column.length > 0);
}

/** The lines of a Word document (.docx), read in a worker, which ends with it or when it is cancelled. */
export async function paperOfWord(
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<ReadFile> {
  const { port, missing } = startWordWorker();
  const html = new Promise<string | undefined>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    missing.catch(reject);
    port?.addEventListener('message', ({ data }) => resolve(data));
    port?.postMessage(bytes.buffer, [bytes.buffer]);
  });
  try {
    const read = await html;
    if (read === undefined) return { refusal: 'damaged' };
    const paper = paperOfHtml(read);
    return isReadable(paper) ? { paper } : { refusal: 'scanned' };
  } finally {
    port?.terminate();
  }
}
