import { SearchOutlined } from '@ant-design/icons';
import { history, useLocation, useModel } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import PlainButton from '@/components/PlainButton';
import Suggestions from '@/features/positions/shared/suggest/Suggestions';
import { useSuggest } from '@/features/positions/shared/suggest/useSuggest';
import { useT } from '@/hooks/useT';
import { isTyping } from '@/utils/typing';
import styles from './SearchBox.module.css';

function searchFor(keyword: string): void {
  history.push(`/searchPosition/all${keyword && `?${new URLSearchParams({ keyword })}`}`);
}

/** The header's keyword search. The `/` key focuses it unless the person has switched the shortcut off. */
export default function SearchBox() {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const suggest = useSuggest(text, searchFor);
  const { isShortcutOn } = useModel('preferences');
  const { pathname, search } = useLocation();
  const keyword = pathname.startsWith('/searchPosition/')
    ? (new URLSearchParams(search).get('keyword') ?? '')
    : '';

  useEffect(() => {
    if (input.current) input.current.value = keyword;
    setText(keyword);
  }, [keyword]);
  // Not useKeyPress: its table of keys and comparison of them weigh 2 kB at every first visit.
  useEventListener('keydown', (event: KeyboardEvent) => {
    if (event.key !== '/' || !isShortcutOn || isTyping(event.target)) return;
    event.preventDefault();
    input.current?.focus();
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    suggest.send();
    searchFor(input.current?.value.trim() ?? '');
  };

  return (
    <div className={styles.box}>
      {/* biome-ignore lint/a11y/useSemanticElements: the oldest browsers supported do not know <search> */}
      <form
        role="search"
        onSubmit={submit}
        className={styles.form}
        aria-label={t('frame.search.label')}
      >
        <input
          {...suggest.inputProps}
          ref={input}
          type="text"
          inputMode="search"
          name="keyword"
          defaultValue={keyword}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            suggest.open();
          }}
          className={styles.input}
          aria-label={t('frame.search.label')}
          aria-keyshortcuts={isShortcutOn ? '/' : undefined}
          title={isShortcutOn ? t('frame.search.shortcut') : undefined}
          placeholder={t('frame.search.placeholder')}
          maxLength={60}
          enterKeyHint="search"
        />
        <PlainButton
          look="quiet"
          type="submit"
          aria-label={t('frame.search.submit')}
          icon={<SearchOutlined aria-hidden="true" />}
        />
      </form>
      <Suggestions {...suggest.list} />
    </div>
  );
}
