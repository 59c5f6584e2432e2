import { useDebounceFn } from 'ahooks';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useT } from '@/hooks/useT';
import { keywordLimit, lineOf } from '@/utils/urlValues';
import styles from './KeywordField.module.css';

interface KeywordFieldProps {
  label: string;
  placeholder: string;
  submitLabel: ReactNode;
  keyword: string;
  onSearch: (keyword: string, how: 'typed' | 'submitted') => void;
  isWide?: boolean;
  /**
   * Attributes for an input with suggestions. `onType` gets every change by the person, `onReplace` the keyword that
   * replaces the text from outside; `onSubmit` is called when the text is submitted.
   */
  inputProps?: ComponentProps<'input'>;
  onType?: (text: string) => void;
  onReplace?: (text: string) => void;
  onSubmit?: () => void;
}

/** How long a pause in typing must be before the search starts (ms). */
const restMs = 300;

/**
 * A keyword field. It searches on Enter or after a pause in typing, not at every key, and never while an input method
 * composes.
 */
export default function KeywordField(props: KeywordFieldProps) {
  const { label, placeholder, submitLabel, keyword, onSearch, isWide, onType, onReplace } = props;
  const t = useT();
  const [text, setText] = useState(keyword);
  const sent = useRef(keyword);
  const input = useRef<HTMLInputElement>(null);

  const send = (value: string, how: 'typed' | 'submitted') => {
    const wanted = lineOf(value, keywordLimit);
    if (wanted === sent.current) return;
    sent.current = wanted;
    onSearch(wanted, how);
  };
  const resting = useDebounceFn((value: string) => send(value, 'typed'), { wait: restMs });

  // Back, a tab or a reset changes the keyword from outside.
  useEffect(() => {
    if (keyword === sent.current) return;
    sent.current = keyword;
    resting.cancel();
    setText(keyword);
    onReplace?.(keyword);
  }, [keyword, resting.cancel, onReplace]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit?.();
    resting.cancel();
    send(text, 'submitted');
  };
  const clear = () => {
    setText('');
    onType?.('');
    resting.cancel();
    send('', 'submitted');
    input.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers supported do not know <search>
    <form
      role="search"
      aria-label={label}
      className={`${styles.form} offPaper`}
      style={{ maxWidth: isWide ? 'none' : undefined }}
      onSubmit={submit}
    >
      <input
        {...props.inputProps}
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        maxLength={keywordLimit}
        value={text}
        onChange={({ target, nativeEvent }) => {
          setText(target.value);
          onType?.(target.value);
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          if (!isComposing) resting.run(target.value);
        }}
        onCompositionEnd={({ currentTarget }) => resting.run(currentTarget.value)}
      />
      {text && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('common.clear')}
          onClick={clear}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
      <button type="submit" className={styles.submit}>
        {submitLabel}
      </button>
    </form>
  );
}
