import { today } from '../seed/day';
import { categoryOf, positionRow, stateOf } from '../seed/positions';
import { type PositionTable, positionTable } from '../seed/positionTable';
import { units } from '../seed/units';

const MAX_RELATED = 6;

/** How near two positions are: the same field above all, then kind of job, category, province, unit. */
function likeness(table: PositionTable, one: number, other: number): number {
  const isSameJob = table.profession[one] === table.profession[other];
  const unitOne = units()[table.unit[one] ?? 0];
  const unitOther = units()[table.unit[other] ?? 0];
  return (
    (isSameJob && table.field[one] === table.field[other] ? 8 : 0) +
    (isSameJob ? 6 : 0) +
    (categoryOf(table, one) === categoryOf(table, other) ? 2 : 0) +
    (unitOne?.regionCode.slice(0, 2) === unitOther?.regionCode.slice(0, 2) ? 3 : 0) +
    (unitOne === unitOther ? 1 : 0)
  );
}

/** Rows of at most six open positions nearest to this one, the nearest first; `undefined` for an unknown id. */
export function relatedRows(id: string): number[] | undefined {
  const row = positionRow(id);
  if (row < 0) {
    return undefined;
  }
  const table = positionTable();
  const from = today();
  const near: { row: number; score: number }[] = [];
  for (let other = 0; other < table.size; other += 1) {
    const score = likeness(table, row, other);
    if (score >= 6 && other !== row && stateOf(table, other, from) === 'open') {
      near.push({ row: other, score });
    }
  }
  return near
    .sort((one, other) => other.score - one.score || one.row - other.row)
    .slice(0, MAX_RELATED)
    .map((one) => one.row);
}
