import { Table } from 'antd';
import { cloneElement, isValidElement } from 'react';
import { useT } from '@/hooks/useT';
import styles from './CompareTable.module.css';
import type { CompareRow } from './compareRows';
import { type CompareProps, useCompareColumns } from './useCompareColumns';

/** The positions side by side, one row for each respect: the names of the rows and of the columns stay in view. */
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
      // The row that antd measures by repeats the heads: nobody's keyboard goes there.
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
