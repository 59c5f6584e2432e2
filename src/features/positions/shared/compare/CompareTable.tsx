import { Table } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { quietRows } from '@/components/table/quietRows';
import { useT } from '@/hooks/useT';
import styles from './CompareTable.module.css';
import type { CompareRow } from './compareRows';
import { type CompareProps, useCompareColumns } from './useCompareColumns';

/** The positions side by side, with a row for each requirement; row and column headers stay visible. */
export default function CompareTable({ rows, ...columns }: CompareProps) {
  const t = useT();
  return (
    <Table<CompareRow>
      className={styles.table}
      aria-label={t('positions.compare.title')}
      bordered
      size="small"
      pagination={false}
      rowKey="key"
      dataSource={rows}
      loading={quietRows}
      scroll={{ x: 'max-content' }}
      components={{ header: { cell: HeadCell } }}
      columns={[
        {
          key: 'respect',
          title: t('positions.compare.respect'),
          dataIndex: 'label',
          rowScope: 'row',
          fixed: 'start',
          width: 96,
        },
        ...useCompareColumns(columns).map(({ title: head, cell, ...column }) => ({
          ...column,
          onHeaderCell: (): HeadProps => ({ head }),
          render: (_: unknown, row: CompareRow) => cell(row),
        })),
      ]}
    />
  );
}

interface HeadProps extends ComponentProps<'th'> {
  head?: ReactNode;
}

/**
 * A column's head with a link and a button. antd repeats a column's title, out of sight, in a row by which it measures: Tab would
 * stop there again, under the head.
 */
function HeadCell({ head, children, ...cell }: HeadProps) {
  return <th {...cell}>{head ?? children}</th>;
}
