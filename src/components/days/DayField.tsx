import { CalendarOutlined } from '@ant-design/icons';
import { type Ref, useEffect, useState } from 'react';
import { useIntent } from '@/hooks/useIntent';
import { useIsByFinger } from '@/hooks/useIsByFinger';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { dayOf } from '@/utils/urlValues';
import LateBoundary from '../LateBoundary';
import styles from './DayRange.module.css';
import { type DayProps, dayFormat } from './day';

const MouseDay = lazyWithRetry(() => import(/* webpackChunkName: "day-field" */ './MouseDay'));

/** A day outside a form: antd's DatePicker for a mouse, the device's own for fingers. */
export default function DayField(props: DayProps) {
  const isByFinger = useIsByFinger();
  const { isWanted, intent, focusRef, buttonProps } = useIntent();
  const native = <NativeDay {...props} ref={focusRef} />;
  if (isByFinger) return native;
  return (
    <LateBoundary instead={native}>
      {isWanted ? (
        <MouseDay {...props} {...intent} />
      ) : (
        <button
          {...buttonProps}
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={false}
          id={props.id}
          className={styles.button}
        >
          <span className={props.value ? undefined : styles.format}>
            {props.value ?? dayFormat}
          </span>
          <CalendarOutlined aria-hidden="true" />
        </button>
      )}
    </LateBoundary>
  );
}

/** A day is passed on only when it is complete. */
function NativeDay(props: DayProps & { ref: Ref<HTMLInputElement> | undefined }) {
  const { id, value, min, max, onDay, ref } = props;
  const [text, setText] = useState(value ?? '');
  useEffect(() => setText(value ?? ''), [value]);
  return (
    <input
      ref={ref}
      id={id}
      type="date"
      className={styles.input}
      value={text}
      min={min}
      // Else Chromium takes six digits for a year.
      max={max ?? '9999-12-31'}
      onChange={({ target }) => {
        setText(target.value);
        const day = dayOf(target.value);
        // While a year is being typed, the field has no valid day yet.
        if (day || target.value === '') onDay(day);
      }}
      onBlur={() => setText(value ?? '')}
    />
  );
}
