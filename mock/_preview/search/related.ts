import { today } from '../seed/day';
import { positionRow, stateOf } from '../seed/positions';
import { type PositionTable, positionTable } from '../seed/positionTable';
import { units } from '../seed/units';

const maxRelated = 6;

/** How alike two positions of one profession are: the same field counts most, then the province, then the unit. */
function likeness(table: PositionTable, one: number, other: number): number {
  const unitOne = units()[table.unit[one] ?? 0];
  const unitOther = units()[table.unit[other] ?? 0];
  return (
    (table.field[one] === table.field[other] ? 8 : 0) +
    (unitOne?.regionCode.slice(0, 2) === unitOther?.regionCode.slice(0, 2) ? 3 : 0) +
    (unitOne === unitOther ? 1 : 0)
  );
}

/** Rows of at most six open positions like this one, the most alike first; `undefined` for an unknown id. */
export function relatedRows(id: string): number[] | undefined {
  const row = positionRow(id);
  if (row < 0) {
    return undefined;
  }
  const table = positionTable();
  const from = today();
  const near: { row: number; score: number }[] = [];
  for (let other = 0; other < table.size; other += 1) {
    const isSameProfession = table.profession[other] === table.profession[row] && other !== row;
    if (isSameProfession && stateOf(table, other, from) === 'open') {
      near.push({ row: other, score: likeness(table, row, other) });
    }
  }
  return near
    .sort((one, other) => other.score - one.score || one.row - other.row)
    .slice(0, maxRelated)
    .map((one) => one.row);
}
