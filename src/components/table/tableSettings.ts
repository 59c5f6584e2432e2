import { readDevice, writeDevice } from '@/utils/deviceStore';
import { isRecord } from '@/utils/isRecord';

export const densities = ['small', 'middle', 'large'] as const;

/** A person's settings of a table: which columns are shown, and how tall the rows are. */
export interface TableSettings {
  /** By column key; a column that is not named has the table's default. */
  columns: Record<string, { show?: boolean }>;
  density: (typeof densities)[number];
}

function columnsIn(value: unknown): TableSettings['columns'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      isRecord(one) && typeof one.show === 'boolean' ? [[key, { show: one.show }]] : [],
    ),
  );
}

/** The stored settings of a table; an invalid value counts as none. */
export function readTableSettings(name: string): TableSettings {
  const kept = readDevice(`table-${name}`);
  if (!isRecord(kept)) return { columns: {}, density: 'small' };
  const density = densities.find((one) => one === kept.density) ?? 'small';
  return { columns: columnsIn(kept.columns), density };
}

/** Stores the settings of a table on this device. */
export function writeTableSettings(name: string, settings: TableSettings): void {
  writeDevice(`table-${name}`, settings);
}
