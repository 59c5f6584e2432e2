import type { FileError } from '@/utils/upload/contents';
import type { Paper } from '../labels';

/** Why nothing can be read from a file. */
export type ReadError = FileError | 'scanned' | 'pages' | 'nothing';

/** The most pages of a PDF: a résumé has a few. */
export const longestPaper = 50;

export interface ReadOptions {
  signal: AbortSignal;
  /** Called after each page. */
  onPage: (page: number, count: number) => void;
}

export type ReadFile = { refusal: ReadError } | { paper: Paper };
