import { SearchOutlined } from '@ant-design/icons';
import { history, useModel } from '@umijs/max';
import { type FormEvent, useState } from 'react';
import PlainButton from '@/components/PlainButton';
import Suggestions from '@/features/positions/shared/suggest/Suggestions';
import { useSuggest } from '@/features/positions/shared/suggest/useSuggest';
import { useT } from '@/hooks/useT';
import styles from './SearchBox.module.css';

function searchFor(keyword: string): void {
  history.push(`/searchPosition/all${keyword && `?${new URLSearchParams({ keyword })}`}`);
}

/** The header's keyword search, on screens that have none of their own. */
export default function SearchBox() {
  const t = useT();
  const [text, setText] = useState('');
  const suggest = useSuggest(text, searchFor);
  const { isShortcutOn } = useModel('preferences');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    suggest.send();
    searchFor(text.trim());
  };

  return (
    <div className={styles.box} data-search>
      {/* biome-ignore lint/a11y/useSemanticElements: the oldest browsers supported do not know <search> */}
      <form
        role="search"
        onSubmit={submit}
        className={styles.form}
        aria-label={t('frame.search.label')}
      >
        <input
          {...suggest.inputProps}
          type="text"
          inputMode="search"
          name="keyword"
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
