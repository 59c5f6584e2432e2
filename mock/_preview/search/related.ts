import { today } from '../seed/day';
import { positionRow, stateOf } from '../seed/positions';
import { type PositionTable, positionTable } from '../seed/positionTable';
import { units } from '../seed/units';

const MAX_RELATED = 6;

/** How near two positions of one kind of job are: the same field above all, then province, then unit. */
function likeness(table: PositionTable, one: number, other: number): number {
  const unitOne = units()[table.unit[one] ?? 0];
  const unitOther = units()[table.unit[other] ?? 0];
  return (
    (table.field[one] === table.field[other] ? 8 : 0) +
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
    const isKin = table.profession[other] === table.profession[row] && other !== row;
    if (isKin && stateOf(table, other, from) === 'open') {
      near.push({ row: other, score: likeness(table, row, other) });
    }
  }
  return near
    .sort((one, other) => other.score - one.score || one.row - other.row)
    .slice(0, MAX_RELATED)
    .map((one) => one.row);
}
