import { useIsByFinger } from '@/hooks/useIsByFinger';
import { useLateControl } from '@/hooks/useLateControl';
import styles from './Choice.module.css';
import type { Choice, SelectProps } from './choice';

const loadSelect = () => import(/* webpackChunkName: "choice-select" */ './MouseSelect');

export interface ChoiceSelectProps<T extends string>
  extends Omit<SelectProps, 'choices' | 'onChoose'> {
  value: T;
  choices: readonly Choice<T>[];
  onChoose: (value: T) => void;
}

/** A choice of one outside a form: antd's Select for a mouse, the device's own for fingers. */
export default function ChoiceSelect<T extends string>(props: ChoiceSelectProps<T>) {
  const { choices, onChoose } = props;
  const isByFinger = useIsByFinger();
  const { Control, hasFailed, late, buttonProps } = useLateControl(loadSelect);
  const given: SelectProps = {
    ...props,
    onChoose: (value) => {
      const chosen = choices.find((choice) => choice.value === value);
      if (chosen) onChoose(chosen.value);
    },
  };
  return (
    <span className={styles.box}>
      {isByFinger || hasFailed ? (
        <NativeSelect {...given} isFocused={late.isFocused} />
      ) : Control ? (
        <Control {...given} {...late} />
      ) : (
        <SelectButton {...given} buttonProps={buttonProps} />
      )}
    </span>
  );
}

type ButtonProps = ReturnType<typeof useLateControl>['buttonProps'];

/** Looks and is read out like the closed select that takes its place. */
function SelectButton({ buttonProps, ...props }: SelectProps & { buttonProps: ButtonProps }) {
  const current = props.choices.find(({ value }) => value === props.value);
  return (
    <button
      {...buttonProps}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      id={props.id}
      aria-label={props['aria-label']}
      className={styles.control}
    >
      <span lang={current?.lang}>{current?.label ?? props.value}</span>
    </button>
  );
}

function NativeSelect({ isFocused, ...props }: SelectProps & { isFocused: boolean }) {
  const { id, value, choices, onChoose } = props;
  // The current value has no option while its name loads, or when it has no name.
  const isListed = choices.some((choice) => choice.value === value);
  return (
    <select
      ref={isFocused ? focus : undefined}
      id={id}
      aria-label={props['aria-label']}
      className={styles.control}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {!isListed && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} lang={choice.lang}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

const focus = (select: HTMLSelectElement | null) => select?.focus();
