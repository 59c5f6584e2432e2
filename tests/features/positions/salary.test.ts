import { salaryFigures, salaryKey } from '@/features/positions/shared/salary';
import type { Salary } from '@/services/types';

const figures = (salary: Salary) => {
  const found = salaryFigures(salary);
  return found && [found.range, found.from, found.to, found.currency, found.period].join(' ');
};

test.each<[Salary, string | undefined]>([
  [{}, undefined],
  [{ words: '面议' }, undefined],
  [{ min: 0, max: 0 }, undefined],
  [{ min: Number.NaN }, undefined],
  [{ min: 8000, max: 12000 }, 'both 8000 12000 CNY month'],
  [{ min: 8000, max: 8000 }, 'one 8000 8000 CNY month'],
  [{ min: 8000 }, 'min 8000 0 CNY month'],
  [{ max: 8000 }, 'max 0 8000 CNY month'],
  [{ min: 96000, max: 120000, period: 'year', currency: 'HKD' }, 'both 96000 120000 HKD year'],
])('the amounts of %j', (salary, wanted) => {
  expect(figures(salary)).toBe(wanted);
});

test('a pay of which nothing is said equals none', () => {
  expect([salaryKey(undefined), salaryKey({}), salaryKey({ words: ' ' })]).toEqual(['', '', '']);
  expect(salaryKey({ words: '面议' })).not.toBe('');
});
