import type { Enterprise, EnterpriseDetail } from '../../../src/services/types';
import { imageId } from '../files';
import { type Today, today } from './day';
import { oncePer } from './once';
import { stateOf } from './positions';
import { CLOSE_MINUTES, type PositionTable, positionTable } from './positionTable';
import { unitIndex, unitIntroduction, units } from './units';

/** Open positions by the index of their unit, as running sums: what units first to last - 1 have is sums[last] - sums[first]. */
function openSums(table: PositionTable, from: Today): Uint32Array {
  const sums = new Uint32Array(units().length + 1);
  for (let row = 0; row < table.size; row += 1) {
    if (stateOf(table, row, from) === 'open') {
      const next = (table.unit[row] ?? 0) + 1;
      sums[next] = (sums[next] ?? 0) + 1;
    }
  }
  for (let index = 1; index < sums.length; index += 1) {
    sums[index] = (sums[index] ?? 0) + (sums[index - 1] ?? 0);
  }
  return sums;
}

/** States only change at the closing minutes of a day, so counts hold from one of those to the next. */
function period(): string {
  const { day, minute } = today();
  return `${positionTable().size}|${day}|${CLOSE_MINUTES.filter((close) => minute >= close).length}`;
}

const sums = oncePer(period, () => openSums(positionTable(), today()));

/** The unit of an index with its counts of open positions, `undefined` when there is none. */
export function enterpriseAt(index: number): Enterprise | undefined {
  const unit = units()[index];
  if (!unit) {
    return undefined;
  }
  const running = sums();
  const upTo = (end: number): number => (running[end] ?? 0) - (running[index] ?? 0);
  const parent = units()[unit.parent];
  return {
    id: unit.id,
    ...(parent ? { parentId: parent.id } : {}),
    name: unit.name,
    shortName: unit.shortName,
    nature: unit.sector.nature,
    industry: unit.sector.industry,
    scale: unit.scale,
    regionCode: unit.regionCode,
    logoFileId: imageId('logo', unit.id),
    positionCount: upTo(index + 1),
    positionCountWithChildren: upTo(unit.end),
  };
}

/** The unit of a known index. Throws for another. */
export function enterpriseOf(index: number): Enterprise {
  const enterprise = enterpriseAt(index);
  if (!enterprise) {
    throw new RangeError(`there is no unit ${index}`);
  }
  return enterprise;
}

/** The unit with this id and its counts, `undefined` when there is none. */
export const enterpriseById = (id: string): Enterprise | undefined => enterpriseAt(unitIndex(id));

/** The unit with its introduction, `undefined` when there is none. */
export function enterpriseDetailById(id: string): EnterpriseDetail | undefined {
  const index = unitIndex(id);
  const unit = units()[index];
  const base = enterpriseAt(index);
  if (!unit || !base) {
    return undefined;
  }
  const parent = units()[unit.parent];
  return {
    ...base,
    ...unitIntroduction(unit),
    ...(parent ? { parent: { id: parent.id, name: parent.name } } : {}),
  };
}
