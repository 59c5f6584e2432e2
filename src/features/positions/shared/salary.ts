import type { Salary } from '@/services/types';

/** The amounts of a pay, as its text needs them (`positions.salary.amount`). */
interface SalaryFigures {
  range: 'one' | 'both' | 'min' | 'max';
  from: number;
  to: number;
  currency: string;
  period: 'month' | 'year';
}

const given = (amount: number | undefined): number =>
  Number.isFinite(amount) ? Math.max(Number(amount), 0) : 0;

/** The amounts that a unit names; undefined where it names none. */
export function salaryFigures(salary: Salary): SalaryFigures | undefined {
  const from = given(salary.min);
  const to = given(salary.max);
  if (from === 0 && to === 0) return undefined;
  const range = from === to ? 'one' : from === 0 ? 'max' : to === 0 ? 'min' : 'both';
  return {
    range,
    from,
    to,
    currency: salary.currency || 'CNY',
    period: salary.period === 'year' ? 'year' : 'month',
  };
}

/** The pay as a text that can be compared; '' for none. */
export function salaryKey(salary: Salary | undefined): string {
  if (!salary) return '';
  const { range, from, to, currency, period } = salaryFigures(salary) ?? {};
  const parts = [range, from, to, currency, period, salary.times, salary.words?.trim()];
  return parts.some(Boolean) ? parts.join(' ') : '';
}
