import type { Contract } from '../../tools/contract-check/check/document';
import type { KindId } from '../../tools/contract-check/check/kinds/table';
import { answerPlants } from './plantsOfAnswers';
import { dataPlants } from './plantsOfData';
import { rulePlants } from './plantsOfRules';
import type { Plant } from './proxy';

/** Planted alone: what they spoil would hide others. */
const alone: readonly KindId[] = ['aes-key', 'timeout', 'session-user-missing'];

/** Every plant, in batches that can be planted in one run: at most one for each call. */
export function batchesOf({ operations }: Contract): Plant[][] {
  const batches: Plant[][] = [];
  for (const [kind, call, change] of [...answerPlants, ...dataPlants, ...rulePlants]) {
    const operation = operations.find(({ id }) => id === call);
    if (!operation) throw new Error(`The contract has no call ${call}`);
    const { method, path } = operation;
    const plant: Plant = { kind, call, method, path, change: change() };
    const isAlone = (one: Plant) => alone.includes(one.kind);
    const free = isAlone(plant)
      ? undefined
      : batches.find((batch) => !batch.some((one) => one.call === call || isAlone(one)));
    if (free) free.push(plant);
    else batches.push([plant]);
  }
  return batches;
}
