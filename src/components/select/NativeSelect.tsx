import type { ComponentProps } from 'react';
import { useT } from '@/hooks/useT';
import { type SelectProps, unlistedLabel } from './choices';

interface NativeSelectProps
  extends SelectProps,
    Omit<ComponentProps<'select'>, keyof SelectProps | 'onChange'> {
  /** Shown while nothing is chosen; without it, a value is always chosen. */
  emptyLabel?: string;
}

/** The device's own select; antd has no such control. */
export default function NativeSelect(props: NativeSelectProps) {
  const { choices, emptyLabel, value = '', onChoose, ...rest } = props;
  const t = useT();
  const hasEmpty = emptyLabel !== undefined;
  const isListed = choices.some((choice) => choice.value === value) || (hasEmpty && value === '');
  return (
    <select {...rest} value={value} onChange={({ target }) => onChoose?.(target.value)}>
      {hasEmpty && <option value="">{!rest.disabled && emptyLabel}</option>}
      {!isListed && <option value={value}>{unlistedLabel(choices, t)}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} lang={choice.lang}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
