import type { Position, Salary } from '../../../src/services/types';
import { seeded } from '../random';
import type { Role } from './profession';

/** How a unit says what it pays; half of them say nothing. */
const kinds = ['none', 'month', 'year', 'words', 'from'] as const;
type PayKind = (typeof kinds)[number];

/** What positions pay. Amounts are hundreds of yuan a month. */
export interface PayColumns {
  payKind: Uint8Array;
  payFrom: Uint16Array;
  payTo: Uint16Array;
  /** Payments a year; 0: not said. */
  payTimes: Uint8Array;
}

/** Empty columns for `size` positions. */
export const payColumns = (size: number): PayColumns => ({
  payKind: new Uint8Array(size),
  payFrom: new Uint16Array(size),
  payTo: new Uint16Array(size),
  payTimes: new Uint8Array(size),
});

/** The first positions show each kind. */
const shown: readonly PayKind[] = ['month', 'none', 'year', 'words', 'from'];
const byChance: readonly PayKind[] = ['none', 'none', 'none', 'month', 'month', 'year', 'words'];
const usual: Record<string, number> = { doctor: 180, master: 120, bachelor: 80, college: 55 };

/** Sets what the position of a row pays, by its education and years of work. */
export function setPay(columns: PayColumns, row: number, role: Role, isIntern: boolean): void {
  const random = seeded(`position-pay-${row}`);
  const kind = shown[row] ?? random.pick(byChance);
  columns.payKind[row] = kinds.indexOf(kind);
  if (kind === 'none' || kind === 'words') return;
  const base = isIntern ? 30 : (usual[role.education] ?? 45) + role.years * 8;
  columns.payFrom[row] = base + random.int(0, 4) * 5;
  columns.payTo[row] = kind === 'from' ? 0 : (columns.payFrom[row] ?? 0) + random.int(1, 8) * 5;
  columns.payTimes[row] = isIntern ? 0 : random.pick([0, 12, 13, 14]);
}

/** The highest amount of a month in yuan; 0 where there is none (contract: salaryFrom). */
export const topPay = ({ payFrom, payTo }: PayColumns, row: number): number =>
  (payTo[row] || payFrom[row] || 0) * 100;

/** What a position pays; undefined where its unit says nothing. */
export function salaryOf(columns: PayColumns, row: number): Salary | undefined {
  const kind = kinds[columns.payKind[row] ?? 0] ?? 'none';
  if (kind === 'none') return undefined;
  if (kind === 'words') return { words: '按单位薪酬制度执行，面议' };
  const period = kind === 'year' ? 'year' : 'month';
  const amount = (column: Uint16Array) => (column[row] ?? 0) * (kind === 'year' ? 1200 : 100);
  const max = amount(columns.payTo);
  const times = columns.payTimes[row];
  return {
    min: amount(columns.payFrom),
    ...(max ? { max } : {}),
    currency: 'CNY',
    period,
    ...(times ? { times } : {}),
    ...(row === 0 ? { words: '试用期按八成发放' } : {}),
  };
}

const benefits = [
  '五险一金',
  '企业年金',
  '补充医疗保险',
  '带薪年假',
  '职工食堂',
  '周转宿舍',
  '交通补贴',
  '定期体检',
  '子女入学协助',
];

/** The benefits of a position; undefined where its unit names none. */
export function benefitsOf(row: number): Position['benefits'] {
  const random = seeded(`position-benefits-${row}`);
  if (row > 0 && (row === 1 || random.chance(0.4))) return undefined;
  return random.shuffle(benefits).slice(0, random.int(2, 5));
}
