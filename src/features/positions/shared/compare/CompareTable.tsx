import { Table } from 'antd';
import { cloneElement, isValidElement } from 'react';
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
      scroll={{ x: 'max-content' }}
      // antd repeats the header in a row that it uses for measuring; inert keeps the keyboard out of it.
      measureRowRender={(row) =>
        isValidElement<{ inert: boolean }>(row) ? cloneElement(row, { inert: true }) : row
      }
      columns={[
        {
          key: 'respect',
          title: t('positions.compare.respect'),
          dataIndex: 'label',
          rowScope: 'row',
          fixed: 'start',
          width: 96,
        },
        ...useCompareColumns(columns).map(({ cell, ...column }) => ({
          ...column,
          render: (_: unknown, row: CompareRow) => cell(row),
        })),
      ]}
    />
  );
}
