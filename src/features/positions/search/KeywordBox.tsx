import { SearchOutlined } from '@ant-design/icons';
import { useDebounceFn } from 'ahooks';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import UnitSuggestions from '@/features/enterprises/shared/suggest/UnitSuggestions';
import { useUnitSuggest } from '@/features/enterprises/shared/suggest/useUnitSuggest';
import { useT } from '@/hooks/useT';
import styles from './KeywordBox.module.css';
import { cleanKeyword, keywordLimit } from './urlState';

interface KeywordBoxProps {
  keyword: string;
  onSearch: (keyword: string, how: 'typed' | 'submitted') => void;
}

/** How long one must rest before what is typed is searched for (ms). */
const restMs = 300;

/** The keyword: searched for on Enter, or when typing rests; never per key, nor while an input method composes. */
export default function KeywordBox({ keyword, onSearch }: KeywordBoxProps) {
  const t = useT();
  const [text, setText] = useState(keyword);
  const sent = useRef(keyword);
  const input = useRef<HTMLInputElement>(null);
  const suggest = useUnitSuggest(text);

  const send = (value: string, how: 'typed' | 'submitted') => {
    const wanted = cleanKeyword(value);
    if (wanted === sent.current) return;
    sent.current = wanted;
    onSearch(wanted, how);
  };
  const resting = useDebounceFn((value: string) => send(value, 'typed'), { wait: restMs });

  // Back, a removed chip and the header's box change the keyword from outside.
  useEffect(() => {
    if (keyword === sent.current) return;
    sent.current = keyword;
    resting.cancel();
    setText(keyword);
  }, [keyword, resting.cancel]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    suggest.close();
    resting.cancel();
    send(text, 'submitted');
  };
  const clear = () => {
    setText('');
    resting.cancel();
    send('', 'submitted');
    input.current?.focus();
  };

  return (
    <div className={styles.box}>
      {/* biome-ignore lint/a11y/useSemanticElements: neither Safari 15 nor Firefox 100 knows <search> */}
      <form
        role="search"
        className={styles.form}
        aria-label={t('positions.search.keyword')}
        onSubmit={submit}
      >
        <input
          {...suggest.inputProps}
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          className={styles.input}
          aria-label={t('positions.search.keyword')}
          placeholder={t('positions.search.keywordHint')}
          maxLength={keywordLimit}
          value={text}
          onChange={({ target, nativeEvent }) => {
            setText(target.value);
            suggest.open();
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
            if (!isComposing) resting.run(target.value);
          }}
          onCompositionEnd={({ currentTarget }) => resting.run(currentTarget.value)}
        />
        {text && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('positions.search.clearKeyword')}
            onClick={clear}
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
        <button type="submit" className={styles.submit}>
          <SearchOutlined aria-hidden="true" />
          {t('positions.search.submit')}
        </button>
      </form>
      <UnitSuggestions {...suggest.list} />
    </div>
  );
}
