import type { ReactNode } from 'react';
import { useCategoryName } from '@/hooks/useCategoryName';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import ConditionValue from '../ConditionValue';
import { conditionKey, conditions } from '../conditions';
import type { FitRequirement } from '../fit/item';
import { recruitTypeKeys } from '../labels';
import PhaseTag from '../PhaseTag';

export interface CompareRow {
  key: string;
  label: string;
  /** What tells one position from another in this row. */
  keyOf: (position: PositionDetail) => string;
  cell: (position: PositionDetail) => ReactNode;
  /** What the résumé has to say about it. */
  requirement?: FitRequirement;
}

/** The rows of a comparison: what it is, what it asks for, until when. */
export function useCompareRows(): CompareRow[] {
  const t = useT();
  const categoryName = useCategoryName();
  const words = (
    key: string,
    label: string,
    of: (position: PositionDetail) => string | undefined,
    requirement?: FitRequirement,
  ): CompareRow => ({
    key,
    label,
    keyOf: (position) => of(position) ?? '',
    cell: (position) => <span lang="zh-CN">{of(position)}</span>,
    requirement,
  });
  return [
    words('unit', t('positions.table.unit'), (one) => one.enterpriseName),
    words('region', t('positions.detail.region'), (one) => one.regionName, 'region'),
    {
      key: 'type',
      label: t('positions.detail.type'),
      keyOf: (one) => one.recruitType,
      cell: (one) => t(recruitTypeKeys[one.recruitType]),
      requirement: 'type',
    },
    {
      key: 'category',
      label: t('positions.detail.category'),
      keyOf: (one) => one.categoryCode,
      cell: (one) => <span lang="zh-CN">{categoryName(one.categoryCode).join(' / ')}</span>,
    },
    {
      key: 'headcount',
      label: t('positions.detail.headcount'),
      keyOf: (one) => String(one.headcount),
      cell: (one) => t('positions.detail.headcountValue', { count: one.headcount }),
    },
    ...conditions.map(
      (condition): CompareRow => ({
        key: condition,
        label: t(`positions.fit.requirement.${condition}`),
        keyOf: (one) => conditionKey(one, condition),
        cell: (one) => <ConditionValue position={one} condition={condition} />,
        requirement: condition,
      }),
    ),
    words('ratio', t('positions.detail.ratio'), (one) => one.shortlistRatio),
    words('exam', t('positions.detail.exam'), (one) => one.examSubject),
    {
      key: 'deadline',
      label: t('positions.table.deadline'),
      keyOf: (one) => `${one.state} ${one.opensAt} ${one.closesAt}`,
      cell: (one) => <PhaseTag position={one} />,
    },
  ];
}

/** The rows in which the positions are not all alike. */
export function differingRows(
  rows: readonly CompareRow[],
  positions: readonly PositionDetail[],
): CompareRow[] {
  return rows.filter(({ keyOf }) => new Set(positions.map(keyOf)).size > 1);
}
