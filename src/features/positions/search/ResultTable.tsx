import { useIntl } from '@umijs/max';
import DataTable from '@/components/table/DataTable';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useT } from '@/hooks/useT';
import type { Position } from '@/services/types';
import { useCompare } from '../shared/compare/useCompare';
import { salaryKey } from '../shared/salary';
import type { Sort } from './urlState';
import { usePositionColumns } from './usePositionColumns';

/** The columns that can be sorted by. */
const sorted: readonly Sort[] = ['newest', 'closing', 'salary'];

/** Shown when a person chooses them. */
const hidden = ['type', 'degree', 'newest'];
/** The others would have more than two lines. English words are longer: there each window is one step narrower. */
const hiddenWhereNarrow = [['headcount', 'majors'], ['salary'], ['region']];

interface ResultTableProps {
  positions: readonly Position[];
  backPath: string;
  sort: Sort;
  /** Undefined removes the order by a column. */
  onSort: (sort: Sort | undefined) => void;
}

/**
 * The positions as a table: the person chooses columns, the URL has the order, a checkbox adds to the comparison.
 * Phones show the list.
 */
export default function ResultTable({ positions, backPath, sort, onSort }: ResultTableProps) {
  const t = useT();
  const { chosen, toggle } = useCompare();
  const { locale } = useIntl();
  const isBroad = useMediaQuery('(min-width: 1264px)');
  // The facets' column takes the room (PositionSearchScreen).
  const isTight = useMediaQuery('(min-width: 992px) and (max-width: 1099px)');
  const isEnglish = locale !== 'zh-CN';
  const step = Number(!isBroad) + Number(isTight) + Number(isEnglish);
  return (
    <DataTable
      name="positions"
      label={t('positions.search.results')}
      columns={usePositionColumns(backPath, sort).filter(
        ({ key }) => key !== 'salary' || positions.some(({ salary }) => salaryKey(salary)),
      )}
      hidden={[...hidden, ...hiddenWhereNarrow.slice(0, step).flat()]}
      rows={positions}
      onSort={(column) => onSort(sorted.find((sort) => sort === column))}
      rowSelection={{
        hideSelectAll: true,
        columnTitle: t('positions.compare.off'),
        columnWidth: 56,
        selectedRowKeys: chosen.map(({ id }) => id),
        getCheckboxProps: ({ name }) => ({
          'aria-label': t('positions.compare.label', { name }),
        }),
        onSelect: toggle,
      }}
    />
  );
}
