import { useDebounce } from 'ahooks';
import { useState } from 'react';
import Failure from '@/components/Failure';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { searchEnterpriseTree } from '@/services/recruitment';
import styles from './Facets.module.css';
import { withFilters } from './filters';
import unitStyles from './UnitFacet.module.css';
import UnitItem from './UnitItem';
import { cleanKeyword, filtersOf, keywordLimit, type SearchState } from './urlState';

interface UnitFacetProps {
  state: SearchState;
  onChange: (next: SearchState) => void;
}

interface Level {
  id: string;
  name: string;
}

/** How long one must rest before a unit's name is searched for (ms). */
const restMs = 300;

/** The tree of units, one level at a time or searched by name; choosing a unit filters the positions. */
export default function UnitFacet({ state, onChange }: UnitFacetProps) {
  const t = useT();
  const [levels, setLevels] = useState<readonly Level[]>([]);
  const [text, setText] = useState('');
  const keyword = cleanKeyword(useDebounce(text, { wait: restMs })) || undefined;
  const parent = levels.at(-1);
  // Counted without its own filter, as every facet; the position's keyword is another than the unit's.
  const filters = { ...filtersOf(state), enterpriseId: undefined, scope: undefined };
  const query = { ...filters, keyword, parentId: keyword ? undefined : parent?.id };
  const { data, error, isLoading, refresh } = useLatestRequest(
    (signal) => searchEnterpriseTree(query, { signal }),
    [JSON.stringify(query)],
  );

  const choose = (id: string) => {
    const isChosen = state.enterpriseId === id;
    onChange(withFilters(state, { enterpriseId: isChosen ? undefined : id, scope: 'all' }));
  };
  const enter = (level: Level) => {
    setText('');
    setLevels([...levels, level]);
  };

  return (
    <div aria-busy={isLoading}>
      <input
        type="text"
        inputMode="search"
        className={unitStyles.input}
        aria-label={t('positions.unit.search')}
        placeholder={t('positions.unit.searchHint')}
        maxLength={keywordLimit}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {state.enterpriseId && (
        <label className={styles.label}>
          <input
            type="checkbox"
            className={styles.box}
            checked={state.scope === 'own'}
            onChange={({ target }) =>
              onChange(withFilters(state, { scope: target.checked ? 'own' : 'all' }))
            }
          />
          <span className={styles.text}>{t('positions.unit.ownOnly')}</span>
        </label>
      )}
      {parent && !keyword && (
        <p className={unitStyles.level}>
          <button
            type="button"
            className={styles.more}
            onClick={() => setLevels(levels.slice(0, -1))}
          >
            ‹ {t('positions.unit.up')}
          </button>
          <strong lang="zh-CN">{parent.name}</strong>
        </p>
      )}
      {error && !isLoading && (
        <Failure isCompact title={t('positions.unit.failed')} onRetry={refresh} />
      )}
      {data?.length === 0 && !error && <p className={styles.none}>{t('positions.unit.none')}</p>}
      {data && !error && (
        <ul className={styles.tall}>
          {data.map((node) => (
            <UnitItem
              key={node.id}
              node={node}
              chosenId={state.enterpriseId}
              onChoose={choose}
              onEnter={enter}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
