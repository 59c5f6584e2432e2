import { CalendarOutlined } from '@ant-design/icons';
import { type Ref, useEffect, useState } from 'react';
import { useIsByFinger } from '@/hooks/useIsByFinger';
import { useLateControl } from '@/hooks/useLateControl';
import { dayOf } from '@/utils/urlValues';
import styles from './DayRange.module.css';
import { type DayProps, dayFormat } from './day';

const loadDay = () => import(/* webpackChunkName: "day-field" */ './MouseDay');

/** A day outside a form: antd's DatePicker for a mouse, the device's own for fingers. */
export default function DayField(props: DayProps) {
  const isByFinger = useIsByFinger();
  const { Control, hasFailed, late, focusRef, buttonProps } = useLateControl(loadDay);
  if (isByFinger || hasFailed) return <NativeDay {...props} ref={focusRef} />;
  if (Control) return <Control {...props} {...late} />;
  return (
    <button
      {...buttonProps}
      role="combobox"
      aria-haspopup="dialog"
      aria-expanded={false}
      id={props.id}
      className={styles.button}
    >
      {props.value ?? <span className={styles.format}>{dayFormat}</span>}
      <CalendarOutlined aria-hidden="true" />
    </button>
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
      max={max}
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
