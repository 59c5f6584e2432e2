import { ProFormDatePicker } from '@ant-design/pro-components';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import type { KeyboardEvent } from 'react';
import { textFields } from '@/components/days/DayInput';
import type { ControlProps } from '../../controlProps';

dayjs.extend(customParseFormat);

const formats = { date: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;

/** Converts the form's text to the picker's day; undefined for any other text. */
function dayOf(value: unknown, format: string): Dayjs | undefined {
  if (typeof value !== 'string') return undefined;
  const day = dayjs(value, format, true);
  return day.isValid() ? day : undefined;
}

/** A day or a month, typed or picked. The form holds it as YYYY-MM-DD or YYYY-MM. */
export default function DatePicker({ field, item, control }: ControlProps) {
  const isMonth = field.type === 'month';
  const kind = isMonth ? 'month' : 'date';
  const format = formats[kind];
  const Picker = isMonth ? ProFormDatePicker.Month : ProFormDatePicker;
  return (
    <Picker
      {...item}
      formItemProps={{
        getValueProps: (value: unknown) => ({ value: dayOf(value, format) }),
        normalize: (value: Dayjs | null) => value?.format(format),
      }}
      fieldProps={{
        ...control,
        size: 'large',
        // Digits without separators are accepted, too.
        format: [
          format,
          format.replaceAll('-', ''),
          format.replaceAll('-', '/'),
          format.replaceAll('-', '.'),
        ],
        placeholder: format,
        components: textFields[kind],
        allowClear: !field.isRequired,
        // Enter confirms the typed date; it must not submit the form.
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key === 'Enter') event.preventDefault();
        },
        style: fullWidth,
      }}
    />
  );
}

const fullWidth = { inlineSize: '100%' };
