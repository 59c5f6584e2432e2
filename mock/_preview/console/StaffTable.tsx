import { ProTable, type ProTableProps } from '@ant-design/pro-components';
import { Flex, Select } from 'antd';
import type { ReactElement } from 'react';
import type { Named } from '../staff/types';

interface StaffTableProps<Row extends object>
  extends ProTableProps<Row, Record<string, unknown>, 'text'> {
  /** Controls above the table. */
  filters?: ReactElement;
}

/** A table of the console: every row on one page, and sideways where the window is narrow. */
export default function StaffTable<Row extends object>({
  filters,
  ...table
}: StaffTableProps<Row>) {
  return (
    <ProTable<Row>
      search={false}
      options={false}
      pagination={false}
      scroll={{ x: 'max-content' }}
      toolbar={
        filters && {
          multipleLine: true,
          filter: (
            <Flex wrap gap="small" style={{ paddingBlockStart: 16 }}>
              {filters}
            </Flex>
          ),
        }
      }
      {...table}
    />
  );
}

interface FilterSelectProps {
  label: string;
  /** The option that leaves nothing out. */
  all: string;
  /** Words as they stand in the rows, or values with their labels. */
  choices: readonly (string | Named)[];
  value: string;
  onChange(value: string): void;
}

/** Narrows a table to one value; `''` leaves nothing out. */
export function FilterSelect({ label, all, choices, value, onChange }: FilterSelectProps) {
  const named = [...new Set(choices)].map((one) =>
    typeof one === 'string' ? { value: one, label: one } : one,
  );
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: all }, ...named]}
      popupMatchSelectWidth={false}
    />
  );
}
