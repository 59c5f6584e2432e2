import { history } from '@umijs/max';
import { type FormEvent, useId, useState } from 'react';
import PlainButton from '@/components/PlainButton';
import ChoiceSelect from '@/components/select/ChoiceSelect';
import TextInput from '@/components/TextInput';
import Suggestions from '@/features/positions/shared/suggest/Suggestions';
import { useSuggest } from '@/features/positions/shared/suggest/useSuggest';
import { usePositionRegions } from '@/features/positions/shared/usePositions';
import { useT } from '@/hooks/useT';
import styles from './PositionSearch.module.css';

function searchPath(keyword: string, regionCode: string): string {
  // A region is chosen by its number of open positions.
  const state = regionCode && 'open';
  const given = Object.entries({ keyword, regionCode, state }).filter(([, value]) => value);
  const query = new URLSearchParams(given).toString();
  return `/searchPosition/all${query && `?${query}`}`;
}

interface PositionSearchProps {
  /** Without the regions, to save their call. */
  isKeywordOnly?: boolean;
}

/** Keyword and region, which lead to the search. If the regions do not load, the search by keyword still works. */
export default function PositionSearch({ isKeywordOnly = false }: PositionSearchProps) {
  const t = useT();
  const id = useId();
  const { data: regions } = usePositionRegions({ state: 'open' }, { isReady: !isKeywordOnly });
  const [text, setText] = useState('');
  const [regionCode, setRegionCode] = useState('');
  const suggest = useSuggest(text, (keyword) => history.push(searchPath(keyword, regionCode)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    suggest.send();
    history.push(searchPath(text.trim(), regionCode));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers supported here do not know <search>
    <form
      role="search"
      aria-label={t(isKeywordOnly ? 'home.search.labelKeyword' : 'home.search.label')}
      className={isKeywordOnly ? styles.keywordOnly : styles.form}
      onSubmit={submit}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}-keyword`}>{t('home.search.keyword')}</label>
        <TextInput
          {...suggest.inputProps}
          id={`${id}-keyword`}
          type="search"
          name="keyword"
          placeholder={t('home.search.keyword.placeholder')}
          maxLength={60}
          enterKeyHint="search"
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            suggest.open();
          }}
        />
        <Suggestions {...suggest.list} />
      </div>
      {!isKeywordOnly && (
        <div className={styles.field}>
          <label htmlFor={`${id}-region`}>{t('home.search.region')}</label>
          <ChoiceSelect
            id={`${id}-region`}
            value={regionCode}
            choices={[
              { value: '', label: t('home.search.region.all') },
              ...(regions ?? []).map(({ code, name, count }) => ({
                value: code,
                label: t('home.search.region.option', { name, count }),
              })),
            ]}
            onChoose={setRegionCode}
          />
        </div>
      )}
      <PlainButton look="main" size="large" type="submit">
        {t('home.search.submit')}
      </PlainButton>
    </form>
  );
}
