import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One call of an unbroken journey. */
export interface RecordedCall {
  /** operationId of the contract. */
  id: string;
  isWrite: boolean;
  /** The largest `data` that it was answered with; none where the answer is no envelope. */
  data?: unknown;
  /** How often the server has done it at most after one press; 0 for a read. */
  mostPerPress: number;
}

export interface Recorded {
  calls: RecordedCall[];
  /** The steps after which the server has done something. */
  writing: string[];
  /** The steps after the first for which a script was fetched. */
  fetching: string[];
  /** How the journey ends. */
  end: unknown;
}

export const recordFolder = join(__dirname, '../../node_modules/.cache/faults');
export const recordFile = join(recordFolder, 'journeys.json');

/** What ./record.ts has written before the cells were made. */
export function readRecords(): Record<string, Recorded> {
  return JSON.parse(readFileSync(recordFile, 'utf8'));
}
