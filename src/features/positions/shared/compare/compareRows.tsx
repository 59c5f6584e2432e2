import type { ReactNode } from 'react';
import Words from '@/components/Words';
import { useCategoryName } from '@/hooks/useCategoryName';
import { useT } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import type { PositionDetail } from '@/services/types';
import ConditionValue from '../ConditionValue';
import { conditionKey, conditions } from '../conditions';
import type { FitRequirement } from '../fit/item';
import PhaseTag from '../PhaseTag';
import SalaryText from '../SalaryText';
import { salaryKey } from '../salary';

export interface CompareRow {
  key: string;
  label: string;
  /** A text that is equal when two positions have the same value in this row. */
  keyOf: (position: PositionDetail) => string;
  cell: (position: PositionDetail) => ReactNode;
  /** The fit requirement for which the résumé has a value. */
  requirement?: FitRequirement;
  /** Left out where no position has it. */
  isOptional?: boolean;
}

/** The rows of a comparison: facts, requirements, deadline. */
export function useCompareRows(): CompareRow[] {
  const t = useT();
  const categoryName = useCategoryName();
  const row = (
    key: string,
    label: TextKey,
    keyOf: (position: PositionDetail) => string | undefined,
    more: Partial<CompareRow> = {},
  ): CompareRow => ({
    key,
    label: t(label),
    keyOf: (position) => keyOf(position) ?? '',
    cell: (position) => <span lang="zh-CN">{keyOf(position)}</span>,
    ...more,
  });
  return [
    row('unit', 'positions.table.unit', (one) => one.enterpriseName),
    row('region', 'positions.detail.region', (one) => one.regionName, { requirement: 'region' }),
    row('type', 'positions.detail.type', (one) => one.recruitType, {
      cell: (one) => t(`positions.type.${one.recruitType}`),
      requirement: 'type',
    }),
    row('category', 'positions.detail.category', (one) => one.categoryCode, {
      cell: (one) => <Words of={categoryName(one.categoryCode)} separator=" / " />,
    }),
    row('headcount', 'positions.detail.headcount', (one) => String(one.headcount), {
      cell: (one) => t('positions.detail.headcountValue', { count: one.headcount }),
    }),
    row('salary', 'positions.detail.salary', (one) => salaryKey(one.salary), {
      cell: (one) => <SalaryText salary={one.salary} />,
      isOptional: true,
    }),
    row(
      'benefits',
      'positions.detail.benefits',
      (one) => one.benefits?.join(t('common.listSeparator')),
      {
        isOptional: true,
      },
    ),
    ...conditions.map((condition) => ({
      key: condition,
      label: t(`positions.fit.requirement.${condition}`),
      keyOf: (one: PositionDetail) => conditionKey(one, condition),
      cell: (one: PositionDetail) => <ConditionValue position={one} condition={condition} />,
      requirement: condition,
    })),
    row('ratio', 'positions.detail.ratio', (one) => one.shortlistRatio),
    row('exam', 'positions.detail.exam', (one) => one.examSubject),
    row(
      'deadline',
      'positions.table.deadline',
      (one) => `${one.state} ${one.opensAt} ${one.closesAt}`,
      { cell: (one) => <PhaseTag position={one} /> },
    ),
  ];
}

/** The rows that any of the positions fills. */
export function filledRows(
  rows: readonly CompareRow[],
  positions: readonly PositionDetail[],
): CompareRow[] {
  return rows.filter(({ isOptional, keyOf }) => !isOptional || positions.some(keyOf));
}

/** The rows in which the positions differ. */
export function differingRows(
  rows: readonly CompareRow[],
  positions: readonly PositionDetail[],
): CompareRow[] {
  return rows.filter(({ keyOf }) => new Set(positions.map(keyOf)).size > 1);
}
