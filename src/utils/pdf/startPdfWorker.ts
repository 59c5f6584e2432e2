import { type Started, startedWorker } from '../startedWorker';

/** Starts PDF.js apart from the page, which stays usable meanwhile. */
export const startPdfWorker = (): Started =>
  startedWorker(new Worker(new URL('./pdfWorker.ts', import.meta.url)));
