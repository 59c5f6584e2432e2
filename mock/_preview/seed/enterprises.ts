import type { Enterprise, EnterpriseDetail } from '../../../src/services/types';
import { imageId } from '../files';
import { dayKey, type Today, today } from './day';
import { oncePer } from './once';
import { stateOf } from './positions';
import { closeMinutes, type PositionTable, positionTable } from './positionTable';
import { unitIndex, unitIntroduction, units } from './units';

interface OpenSums {
  positions: Uint32Array;
  headcount: Uint32Array;
}

/** Open positions and their headcount as running sums over units: units first to end - 1 have sums[end] - sums[first]. */
function openSums(table: PositionTable, from: Today): OpenSums {
  const positions = new Uint32Array(units().length + 1);
  const headcount = new Uint32Array(units().length + 1);
  for (let row = 0; row < table.size; row += 1) {
    if (stateOf(table, row, from) === 'open') {
      const next = (table.unit[row] ?? 0) + 1;
      positions[next] = (positions[next] ?? 0) + 1;
      headcount[next] = (headcount[next] ?? 0) + (table.headcount[row] ?? 0);
    }
  }
  for (let index = 1; index < positions.length; index += 1) {
    positions[index] = (positions[index] ?? 0) + (positions[index - 1] ?? 0);
    headcount[index] = (headcount[index] ?? 0) + (headcount[index - 1] ?? 0);
  }
  return { positions, headcount };
}

/** Key of the counts: states change only with the day and at its closing minutes. */
function period(): string {
  const { minute } = today();
  return `${positionTable().size}|${dayKey()}|${closeMinutes.filter((close) => minute >= close).length}`;
}

const sums = oncePer(period, () => openSums(positionTable(), today()));

/** The unit of an index with its counts of open positions, `undefined` when there is none. */
export function enterpriseAt(index: number): Enterprise | undefined {
  const unit = units()[index];
  if (!unit) {
    return undefined;
  }
  const running = sums().positions;
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

/** Headcount of the unit's own open positions. */
export function openHeadcount(index: number): number {
  const running = sums().headcount;
  return (running[index + 1] ?? 0) - (running[index] ?? 0);
}

/** The unit with this index; throws when there is none. */
export function enterpriseOf(index: number): Enterprise {
  const enterprise = enterpriseAt(index);
  if (!enterprise) {
    throw new RangeError(`there is no unit ${index}`);
  }
  return enterprise;
}

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
