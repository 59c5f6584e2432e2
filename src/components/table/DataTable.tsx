import { type ProColumns, ProTable } from '@ant-design/pro-components';
import { useEventListener } from 'ahooks';
import { Button, ConfigProvider, type TableProps } from 'antd';
import { useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import styles from './DataTable.module.css';
import { quietRows } from './quietRows';
import {
  densities,
  readTableSettings,
  type TableSettings,
  writeTableSettings,
} from './tableSettings';

interface DataTableProps<T> {
  /** The key under which columns and density are stored on this device. */
  name: string;
  /** Says what the rows are, for screen readers. */
  label: string;
  columns: ProColumns<T>[];
  hidden?: readonly string[];
  rows: readonly T[];
  rowSelection?: TableProps<T>['rowSelection'];
  /** Called with the column to sort by; undefined when sorting is switched off. */
  onSort?: (column: string | undefined) => void;
}

/** antd Pro's table for rows that the page already has. The person chooses columns and density, which are stored. */
export default function DataTable<T extends { id: string }>(props: DataTableProps<T>) {
  const { name, label, columns, hidden = [], rows, rowSelection, onSort } = props;
  const t = useT();
  const area = useRef<HTMLDivElement>(null);
  useEventListener('keydown', leavePopup, { target: area });
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
    // A popup follows its button in the document, so that Tab reaches it next.
    <ConfigProvider getPopupContainer={(trigger) => trigger?.parentElement ?? document.body}>
      <div ref={area}>
        <ProTable<T>
          className={styles.table}
          aria-label={label}
          rowKey="id"
          columns={columns}
          dataSource={rows}
          loading={quietRows}
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
            // The table also reports its own defaults; only what the person chose is stored.
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
      </div>
    </ConfigProvider>
  );
}

/** Escape closes the choice of columns or density, which antd does without returning the focus to its button. */
function leavePopup({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape' || !(target instanceof Element)) return;
  const popup = target.closest('.ant-popover, .ant-dropdown');
  const kind = popup?.matches('.ant-popover') ? 'dialog' : 'menu';
  popup?.parentElement?.parentElement
    ?.querySelector<HTMLElement>(`[aria-haspopup="${kind}"]`)
    ?.focus();
}
