import { history } from '@umijs/max';
import { type FormEvent, useId } from 'react';
import PlainButton from '@/components/PlainButton';
import TextInput from '@/components/TextInput';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { getPositionRegions } from '@/services/recruitment';
import styles from './PositionSearch.module.css';

function searchPath(form: FormData): string {
  const params = new URLSearchParams();
  for (const name of ['keyword', 'regionCode']) {
    const value = String(form.get(name) ?? '').trim();
    if (value) params.set(name, value);
  }
  const query = params.toString();
  return `/searchPosition/all${query && `?${query}`}`;
}

interface PositionSearchProps {
  /** Where the regions would be one call too many. */
  isKeywordOnly?: boolean;
}

/** Keyword and region, which lead to the search. Without the regions one can still search by keyword. */
export default function PositionSearch({ isKeywordOnly = false }: PositionSearchProps) {
  const t = useT();
  const id = useId();
  const { data: regions } = useCall(() => getPositionRegions({ state: 'open' }), {
    ready: !isKeywordOnly,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    history.push(searchPath(new FormData(event.currentTarget)));
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
          id={`${id}-keyword`}
          type="search"
          name="keyword"
          placeholder={t('home.search.keyword.placeholder')}
          maxLength={60}
          enterKeyHint="search"
        />
      </div>
      {!isKeywordOnly && (
        <div className={styles.field}>
          <label htmlFor={`${id}-region`}>{t('home.search.region')}</label>
          <select id={`${id}-region`} name="regionCode" className={styles.select} defaultValue="">
            <option value="">{t('home.search.region.all')}</option>
            {regions?.map(({ code, name, count }) => (
              <option key={code} value={code}>
                {t('home.search.region.option', { name, count })}
              </option>
            ))}
          </select>
        </div>
      )}
      <PlainButton look="main" size="large" type="submit">
        {t('home.search.submit')}
      </PlainButton>
    </form>
  );
}
