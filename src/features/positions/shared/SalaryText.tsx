import { useT } from '@/hooks/useT';
import type { Salary } from '@/services/types';
import { salaryFigures } from './salary';

interface SalaryTextProps {
  salary: Salary | undefined;
  /** The amounts alone, else the unit's words: for the line of a list. */
  isShort?: boolean;
}

/** What a position pays; nothing where the unit does not say it. */
export default function SalaryText({ salary, isShort }: SalaryTextProps) {
  const t = useT();
  if (!salary) return null;
  const figures = salaryFigures(salary);
  const words = salary.words?.trim();
  const { times } = salary;
  return (
    <>
      {figures && <span>{t('positions.salary.amount', { ...figures })}</span>}
      {figures && !isShort && times ? (
        <span>{` · ${t('positions.salary.times', { times })}`}</span>
      ) : undefined}
      {words && !(isShort && figures) && <bdi lang="zh-CN">{figures ? ` ${words}` : words}</bdi>}
    </>
  );
}
