import { ProForm } from '@ant-design/pro-components';
import type { KeyboardEvent } from 'react';
import type { ControlProps } from '../../controlProps';
import { textOf } from '../../values';
import CleanedInput from '../CleanedInput';

/** A number, typed or changed by the arrow keys. */
export default function Digit({ field, item, control }: ControlProps) {
  return (
    <ProForm.Item {...item}>
      <Spin control={control} disabled={field.isLocked} />
    </ProForm.Item>
  );
}

interface SpinProps {
  control: ControlProps['control'];
  disabled: boolean | undefined;
  /** A number or a text, from the form item. */
  value?: unknown;
  onChange?: (text: string) => void;
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
]);

/** antd's own field of numbers empties itself of a text that is none. */
function Spin({ control, disabled, value, onChange }: SpinProps) {
  const text = textOf(value);
  const now = text === '' ? Number.NaN : Number(text);
  const step = (event: KeyboardEvent) => {
    // An input method's list of candidates is walked through with these keys.
    const by = event.nativeEvent.isComposing ? undefined : steps.get(event.key);
    if (by === undefined || (text !== '' && Number.isNaN(now))) return;
    event.preventDefault();
    onChange?.(String((now || 0) + by));
  };
  return (
    <CleanedInput
      {...control}
      kind="number"
      role="spinbutton"
      inputMode="decimal"
      aria-valuenow={Number.isNaN(now) ? undefined : now}
      disabled={disabled}
      value={value}
      onChange={onChange}
      onKeyDown={step}
    />
  );
}
