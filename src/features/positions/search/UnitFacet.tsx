import { lazy, useMemo } from 'react';
import Later from '@/components/Later';
import { useT } from '@/hooks/useT';
import type { TreeFilters } from '@/services/types';
import styles from './Facets.module.css';
import { withFilters } from './filters';
import OptionLabel from './OptionLabel';
import { filtersOf, type SearchState } from './urlState';

interface UnitFacetProps {
  state: SearchState;
  onChange: (next: SearchState) => void;
}

/** Brings the virtual list along, which a search without units does not need. */
const UnitTree = lazy(
  () => import(/* webpackChunkName: "unit-tree" */ '@/features/enterprises/shared/tree/UnitTree'),
);

/** The tree of units; choosing one filters the positions, choosing it again does no longer. */
export default function UnitFacet({ state, onChange }: UnitFacetProps) {
  const t = useT();
  // Counted without its own filter, as every facet; the keyword of the units is another.
  const { enterpriseId, scope: _scope, keyword: positionKeyword, ...others } = filtersOf(state);
  const filters = JSON.stringify({ ...others, positionKeyword });
  const source = useMemo((): { filters: TreeFilters } => {
    return { filters: JSON.parse(filters) };
  }, [filters]);
  const choose = (id: string) =>
    onChange(
      withFilters(state, { enterpriseId: id === enterpriseId ? undefined : id, scope: 'all' }),
    );
  return (
    <>
      {enterpriseId && (
        <OptionLabel
          type="checkbox"
          text={t('positions.unit.ownOnly')}
          checked={state.scope === 'own'}
          onChange={({ target }) =>
            onChange(withFilters(state, { scope: target.checked ? 'own' : 'all' }))
          }
        />
      )}
      <Later ahead="0px" placeholder={<p className={styles.place}>{t('common.loading')}</p>}>
        <UnitTree
          source={source}
          label={t('positions.filter.enterpriseId')}
          chosenId={enterpriseId}
          onChoose={choose}
        />
      </Later>
    </>
  );
}
