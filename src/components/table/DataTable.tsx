import { type ProColumns, ProTable } from '@ant-design/pro-components';
import { Button, ConfigProvider, type TableProps } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import styles from './DataTable.module.css';
import {
  densities,
  readTableSettings,
  type TableSettings,
  writeTableSettings,
} from './tableSettings';

interface DataTableProps<T> {
  /** Under which its columns and density are kept on this device. */
  name: string;
  /** What the rows are, for those who do not see the heading. */
  label: string;
  columns: ProColumns<T>[];
  /** Keys of columns that are shown only when chosen. */
  hidden?: readonly string[];
  rows: readonly T[];
  rowSelection?: TableProps<T>['rowSelection'];
  /** By which column, undefined when by none any more. */
  onSort?: (column: string | undefined) => void;
}

/** Rows that the page has already, as antd Pro's table: columns and density are chosen here and kept. */
export default function DataTable<T extends { id: string }>(props: DataTableProps<T>) {
  const { name, label, columns, hidden = [], rows, rowSelection, onSort } = props;
  const t = useT();
  const [settings, setSettings] = useState(() => {
    const kept = readTableSettings(name);
    const byDefault = Object.fromEntries(hidden.map((key) => [key, { show: false }]));
    return { ...kept, columns: { ...byDefault, ...kept.columns } };
  });
  const keep = (next: Partial<TableSettings>) => {
    const all = { ...settings, ...next };
    setSettings(all);
    writeTableSettings(name, all);
  };
  return (
    // What a button opens stands right behind it, so that it is the next thing the Tab key reaches.
    <ConfigProvider getPopupContainer={(trigger) => trigger?.parentElement ?? document.body}>
      <ProTable<T>
        className={styles.table}
        aria-label={label}
        rowKey="id"
        columns={columns}
        dataSource={rows}
        search={false}
        pagination={false}
        tableAlertRender={false}
        cardProps={false}
        rowSelection={rowSelection}
        showSorterTooltip={false}
        size={settings.density}
        onSizeChange={(density) =>
          keep({ density: densities.find((one) => one === density) ?? 'middle' })
        }
        columnsState={{
          value: settings.columns,
          // The table says what it is given once more: only what somebody chose is kept.
          onChange: (chosen) => {
            if (chosen !== settings.columns) keep({ columns: chosen });
          },
        }}
        options={{
          reload: false,
          densityIcon: (
            <Button size="small" aria-haspopup="menu">
              {t('table.density')}
            </Button>
          ),
          setting: {
            draggable: false,
            showListItemOption: false,
            children: (
              <Button size="small" aria-haspopup="dialog">
                {t('table.columns')}
              </Button>
            ),
          },
        }}
        onChange={(_page, _filters, sorter) => {
          const [first] = [sorter].flat();
          onSort?.(first?.order ? String(first.columnKey) : undefined);
        }}
      />
    </ConfigProvider>
  );
}
