import type { Ref } from 'react';
import { useIntent } from '@/hooks/useIntent';
import { useIsByFinger } from '@/hooks/useIsByFinger';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import LateBoundary from '../LateBoundary';
import styles from './Choice.module.css';
import type { SelectProps } from './MouseSelect';

const MouseSelect = lazyWithRetry(
  () => import(/* webpackChunkName: "choice-select" */ './MouseSelect'),
);

/** A choice of one outside a form: antd's Select for a mouse, the device's own for fingers. */
export default function ChoiceSelect<T extends string>(props: SelectProps<T>) {
  const { id, value, choices, onChoose } = props;
  const isByFinger = useIsByFinger();
  const { isWanted, intent, focusRef, buttonProps } = useIntent();
  const current = choices.find((choice) => choice.value === value);
  const given: SelectProps = {
    ...props,
    onChoose: (text) => {
      const chosen = choices.find((choice) => choice.value === text);
      if (chosen) onChoose(chosen.value);
    },
  };
  const native = <NativeSelect {...given} ref={focusRef} />;
  return (
    <span className={styles.box} lang={current?.lang}>
      {isByFinger ? (
        native
      ) : (
        <LateBoundary instead={native}>
          {isWanted ? (
            <MouseSelect {...given} {...intent} />
          ) : (
            // Looks and is read out like the closed select that takes its place.
            <button
              {...buttonProps}
              role="combobox"
              aria-haspopup="listbox"
              aria-expanded={false}
              id={id}
              aria-label={props['aria-label']}
              className={styles.control}
            >
              <span lang={current?.lang}>{current?.label ?? value}</span>
            </button>
          )}
        </LateBoundary>
      )}
    </span>
  );
}

function NativeSelect(props: SelectProps & { ref: Ref<HTMLSelectElement> | undefined }) {
  const { id, value, choices, onChoose, ref } = props;
  // The current value has no option while its name loads, or when it has no name.
  const isListed = choices.some((choice) => choice.value === value);
  return (
    <select
      ref={ref}
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
