import { ProForm } from '@ant-design/pro-components';
import { DatePicker as Picker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { type KeyboardEvent, useMemo } from 'react';
import { textFields, WrittenDay } from '@/components/days/DayInput';
import type { ControlProps } from '../../controlProps';
import { type DayKind, dayKindOf } from '../../fieldKinds';
import { textOf } from '../../values';

dayjs.extend(customParseFormat);

const formats = { date: 'YYYY-MM-DD', month: 'YYYY-MM', lastMonth: 'YYYY-MM' } as const;

/** A day or a month, typed or picked. The form holds it as YYYY-MM-DD or YYYY-MM, or a text that is none as it was written. */
export default function DatePicker({ field, item, control }: ControlProps) {
  return (
    <ProForm.Item {...item}>
      <Day
        control={control}
        kind={dayKindOf(field.type)}
        disabled={field.isLocked}
        allowClear={!field.isRequired}
      />
    </ProForm.Item>
  );
}

interface DayProps {
  control: ControlProps['control'];
  kind: DayKind;
  disabled: boolean | undefined;
  allowClear: boolean;
  /** From the form item. */
  value?: unknown;
  onChange?: (text: string) => void;
}

function Day({ control, kind, value, onChange, ...rest }: DayProps) {
  const { placeholder: _none, autoComplete, ...attributes } = control;
  const format = formats[kind];
  const text = textOf(value);
  const day = dayjs(text, format, true);
  const isDay = day.isValid();
  const written = useMemo(
    () => ({ text: isDay ? '' : text, onText: (typed: string) => onChange?.(typed) }),
    [isDay, text, onChange],
  );
  return (
    <WrittenDay.Provider value={written}>
      <Picker
        {...attributes}
        {...rest}
        autoComplete={autoComplete}
        picker={kind === 'date' ? kind : 'month'}
        size="large"
        // Digits without separators are accepted, too.
        format={[
          format,
          format.replaceAll('-', ''),
          format.replaceAll('-', '/'),
          format.replaceAll('-', '.'),
        ]}
        placeholder={format}
        components={textFields[kind]}
        value={isDay ? day : null}
        onChange={(chosen) => onChange?.(chosen?.format(format) ?? '')}
        // Enter confirms the typed date; it must not submit the form.
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        style={fullWidth}
      />
    </WrittenDay.Provider>
  );
}

const fullWidth = { inlineSize: '100%' };
