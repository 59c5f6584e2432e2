import { useIntent } from '@/hooks/useIntent';
import { useIsByFinger } from '@/hooks/useIsByFinger';
import { useT } from '@/hooks/useT';
import { landmarkOf } from '@/utils/landmark';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import LateBoundary from '../LateBoundary';
import styles from './Choice.module.css';
import { type SelectProps, unlistedLabel } from './choices';
import NativeSelect from './NativeSelect';

const MouseSelect = lazyWithRetry(
  () => import(/* webpackChunkName: "choice-select" */ './MouseSelect'),
);

/** A choice of one outside a form: antd's Select for a mouse, the device's own for fingers. */
export default function ChoiceSelect<T extends string>(props: SelectProps<T>) {
  const { id, value, choices, onChoose } = props;
  const t = useT();
  const isByFinger = useIsByFinger();
  const { isWanted, intent, focusRef, buttonProps } = useIntent();
  const current = choices.find((choice) => choice.value === value);
  const given: SelectProps = {
    ...props,
    onChoose: (text) => {
      const chosen = choices.find((choice) => choice.value === text);
      if (chosen) onChoose?.(chosen.value);
    },
  };
  const native = <NativeSelect {...given} className={styles.control} ref={focusRef} />;
  return (
    <span className={styles.box} lang={current?.lang}>
      {isByFinger ? (
        native
      ) : (
        <LateBoundary instead={native}>
          {isWanted ? (
            <MouseSelect
              {...given}
              {...intent}
              isPopupFree
              getPopupContainer={landmarkOf}
              // The box draws the arrow.
              suffixIcon={null}
            />
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
              <span lang={current?.lang}>{current?.label ?? unlistedLabel(choices, t)}</span>
            </button>
          )}
        </LateBoundary>
      )}
    </span>
  );
}
