import { JSDOM } from 'jsdom';

/** Lets PDF.js read on the test's own thread, in a suite of the environment `node`. */
export function readPdfOnThread(): void {
  // PDF.js looks for packages of Node when it believes to be there.
  Object.defineProperty(process, Symbol.toStringTag, { value: 'page' });
  const { DOMParser, document, navigator } = new JSDOM().window;
  Object.assign(globalThis, {
    ...{ DOMParser, document, navigator },
    DOMMatrix: class {},
    pdfjsWorker: jest.requireActual('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  });
}
