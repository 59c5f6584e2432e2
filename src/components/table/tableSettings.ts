import { readDevice, writeDevice } from '@/utils/deviceStore';

export const densities = ['small', 'middle', 'large'] as const;
export type Density = (typeof densities)[number];

/** How one likes a table: which columns are shown, and how tall its rows are. */
export interface TableSettings {
  /** By column key; what is not named is as the table has it. */
  columns: Record<string, { show?: boolean }>;
  density: Density;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function columnsIn(value: unknown): TableSettings['columns'] {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      isObject(one) && typeof one.show === 'boolean' ? [[key, { show: one.show }]] : [],
    ),
  );
}

/** What is kept of a table on this device; junk counts as nothing. */
export function readTableSettings(name: string): TableSettings {
  const kept = readDevice(`table-${name}`);
  if (!isObject(kept)) return { columns: {}, density: 'middle' };
  const density = densities.find((one) => one === kept.density) ?? 'middle';
  return { columns: columnsIn(kept.columns), density };
}

/** Keeps how a table is liked on this device. */
export function writeTableSettings(name: string, settings: TableSettings): void {
  writeDevice(`table-${name}`, settings);
}
