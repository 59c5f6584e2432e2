import { salaryFigures, salaryKey } from '@/features/positions/shared/salary';
import type { Salary } from '@/services/types';

const figures = (salary: Salary) => {
  const found = salaryFigures(salary);
  return found && [found.range, found.from, found.to, found.currency, found.period].join(' ');
};

test.each<[Salary, string | undefined]>([
  [{}, undefined],
  [{ words: '面议' }, undefined],
  [{ from: 0, to: 0 }, undefined],
  [{ from: Number.NaN }, undefined],
  [{ from: 8000, to: 12000 }, 'both 8000 12000 CNY month'],
  [{ from: 8000, to: 8000 }, 'one 8000 8000 CNY month'],
  [{ from: 8000 }, 'min 8000 0 CNY month'],
  [{ to: 8000 }, 'max 0 8000 CNY month'],
  [{ from: 96000, to: 120000, period: 'year', currency: 'HKD' }, 'both 96000 120000 HKD year'],
])('the amounts of %j', (salary, wanted) => {
  expect(figures(salary)).toBe(wanted);
});

test('a pay of which nothing is said equals none', () => {
  expect([salaryKey(undefined), salaryKey({}), salaryKey({ words: ' ' })]).toEqual(['', '', '']);
  expect(salaryKey({ words: '面议' })).not.toBe('');
});
