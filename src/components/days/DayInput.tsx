import { useLatest } from 'ahooks';
import {
  type ChangeEvent,
  type ComponentProps,
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { cleaned } from '@/utils/cleaning';
import { isDay, isMonth } from '@/utils/formats';

interface WrittenDay {
  /** What somebody wrote that is no day; '' where there is a day, or nothing. */
  text: string;
  /** Called with what was written: a day in the portal's form, or a text that is none. */
  onText: (text: string) => void;
}

/** Holds what is written in a form's picker of days, which antd would replace by the day before. */
export const WrittenDay = createContext<WrittenDay | undefined>(undefined);

interface DayInputProps extends ComponentProps<'input'> {
  kind: keyof typeof isWhole;
}

const isWhole = { date: isDay, month: isMonth, lastMonth: isMonth } as const;

/**
 * The text field of antd's picker. antd reads whole days only, since it writes what it has read over the text at once: what
 * people write otherwise is read when one leaves the field or presses Enter. In a form a text that is no day stays, and the
 * form says so; above a list it gives way to the day that is kept.
 */
function DayInput({ kind, ...props }: DayInputProps) {
  const written = useContext(WrittenDay);
  const value = String(props.value ?? '');
  // antd rewrites what it can read, and no input method may find its text changed.
  const [composed, setComposed] = useState<string>();
  const shown = composed ?? (value || (written?.text ?? ''));
  const latest = useLatest(props);
  const kept = useRef('');
  useLayoutEffect(() => {
    if (value === '' || isWhole[kind](value)) kept.current = value;
  }, [value, kind]);
  const show = (text: string) => {
    const event = { target: { value: text } } as ChangeEvent<HTMLInputElement>;
    // antd's handlers of this very event need the new text.
    flushSync(() => latest.current.onChange?.(event));
  };
  const take = (input: HTMLInputElement) => {
    setComposed(undefined);
    if (input.value !== value) show(input.value);
  };
  const complete = (input: HTMLInputElement) => {
    const text = cleaned(kind, input.value);
    if (isWhole[kind](text)) {
      if (text !== input.value) show(text);
      if (text !== kept.current) written?.onText(text);
    } else if (!written) {
      if (kept.current !== input.value) show(kept.current);
    } else if (text.trim() !== written.text || kept.current) written.onText(text.trim());
  };
  return (
    <input
      {...props}
      value={shown}
      onChange={(event) => {
        const { target } = event;
        if (composed !== undefined) return setComposed(target.value);
        props.onChange?.(event);
        // antd keeps the day of an emptied text. The button is there where the field may be empty.
        if (target.value === '') {
          if (written?.text) written.onText('');
          clearButtonOf(target)?.click();
        }
        // A browser that fills in a form focuses none of its fields, and antd takes a day over when one leaves the field.
        if (target !== document.activeElement) complete(target);
      }}
      onCompositionStart={({ currentTarget }) => setComposed(currentTarget.value)}
      onCompositionEnd={({ currentTarget }) => take(currentTarget)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
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
  date: { input: (props: ComponentProps<'input'>) => <DayInput {...props} kind="date" /> },
  month: { input: (props: ComponentProps<'input'>) => <DayInput {...props} kind="month" /> },
  lastMonth: {
    input: (props: ComponentProps<'input'>) => <DayInput {...props} kind="lastMonth" />,
  },
} as const;
