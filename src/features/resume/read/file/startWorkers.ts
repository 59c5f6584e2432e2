import { type Started, startedWorker } from '@/utils/startedWorker';

/** Starts mammoth apart from the page. */
export const startWordWorker = (): Started =>
  startedWorker(new Worker(new URL('./wordWorker.ts', import.meta.url)));

/** Where the build has PDF.js's tables of Chinese, Japanese and Korean characters (config/bundle.ts). */
export const characterMaps = (): string => `${window.publicPath ?? '/'}cmaps/`;
