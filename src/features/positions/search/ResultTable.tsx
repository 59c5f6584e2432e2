import DataTable from '@/components/table/DataTable';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import type { Position } from '@/services/types';
import { useCompare } from '../shared/compare/useCompare';
import type { SearchState } from './urlState';
import { usePositionColumns } from './usePositionColumns';

interface ResultTableProps {
  positions: readonly Position[];
  backPath: string;
  sort: SearchState['sort'];
  onSort: (sort: SearchState['sort']) => void;
}

/** The same positions line by line: columns as chosen, order as in the URL, a tick compares; phones get the list. */
export default function ResultTable({ positions, backPath, sort, onSort }: ResultTableProps) {
  const t = useT();
  const { chosen, add, remove, limit } = useCompare();
  return (
    <DataTable
      name="positions"
      label={t('positions.search.results')}
      columns={usePositionColumns(backPath, sort)}
      hidden={['type', 'degree', 'newest']}
      rows={positions}
      onSort={(column) => onSort(column === 'closing' ? 'closing' : 'newest')}
      rowSelection={{
        hideSelectAll: true,
        columnTitle: t('positions.compare.off'),
        columnWidth: 64,
        selectedRowKeys: chosen.map(({ id }) => id),
        getCheckboxProps: ({ name }) => ({
          'aria-label': t('positions.compare.label', { name }),
        }),
        onSelect: (position, isChosen) => {
          if (!isChosen) remove(position.id);
          else if (!add(position)) showMessage('warning', t('positions.compare.full', { limit }));
        },
      }}
    />
  );
}
