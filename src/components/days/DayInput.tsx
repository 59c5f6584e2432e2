import { useLatest } from 'ahooks';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isDay, isMonth } from '@/utils/formats';

/** Between the numbers of a day: the signs for year and month, -, /, . and the full stop of a Chinese keyboard. */
const between = '[-/.\\u3002\\u5e74\\u6708]';
/** A day or a month with the signs for month, day and number after it. */
const parted = new RegExp(
  `^(\\d{4})${between}(\\d{1,2})(?:\\u6708|${between}(\\d{1,2})[\\u65e5\\u53f7]?)?$`,
);
const digits = /^(\d{4})(\d{2})(\d{2})?$/;

/** Converts a day or a month as people write it, such as 1996-1-2, to YYYY-MM-DD or YYYY-MM; any other text to ''. */
function writtenDay(text: string): string {
  const plain = text.normalize('NFKC').replace(/\s/g, '');
  const parts = parted.exec(plain) ?? digits.exec(plain);
  const [, ...numbers] = parts ?? [];
  return numbers
    .filter(Boolean)
    .map((number) => number.padStart(2, '0'))
    .join('-');
}

interface DayInputProps extends ComponentProps<'input'> {
  /** Whether a text is what the field holds: a day, or a month. */
  isWhole: (text: string) => boolean;
}

/**
 * The text field of antd's picker. antd reads whole days only, since it writes what it has read over the text at once: what
 * people write shorter is completed when one leaves the field or presses Enter. Any other text gives way there to the day
 * that is kept: antd would show the one and the form send the other.
 */
function DayInput({ isWhole, ...props }: DayInputProps) {
  const { value } = props;
  const latest = useLatest(props);
  const kept = useRef('');
  useLayoutEffect(() => {
    if (value === '' || isWhole(String(value))) kept.current = String(value);
  }, [value, isWhole]);

  const complete = (input: HTMLInputElement) => {
    const written = writtenDay(input.value);
    const text = isWhole(written) ? written : kept.current;
    if (text === input.value) return;
    const event = { target: { value: text } } as ChangeEvent<HTMLInputElement>;
    // antd's handlers of this very event need the new text.
    flushSync(() => latest.current.onChange?.(event));
  };

  return (
    <input
      {...props}
      onChange={(event) => {
        props.onChange?.(event);
        // antd keeps the day of an emptied text. The button is there where the field may be empty.
        if (event.target.value === '') clearButtonOf(event.target)?.click();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Tab' || event.key === 'Enter') complete(event.currentTarget);
        latest.current.onKeyDown?.(event);
      }}
      onBlur={(event) => {
        complete(event.currentTarget);
        latest.current.onBlur?.(event);
      }}
    />
  );
}

function clearButtonOf(input: HTMLInputElement): HTMLButtonElement | null | undefined {
  return input.closest('.ant-picker')?.querySelector<HTMLButtonElement>('.ant-picker-clear');
}

/** The text field of a picker of days or months (antd, `components`). */
export const textFields = {
  date: { input: (props: ComponentProps<'input'>) => <DayInput {...props} isWhole={isDay} /> },
  month: { input: (props: ComponentProps<'input'>) => <DayInput {...props} isWhole={isMonth} /> },
} as const;
