import InView from '@/components/InView';
import { useT } from '@/hooks/useT';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { withFilters } from '@/utils/urlValues';
import OptionLabel from './OptionLabel';
import { filtersOf, type SearchState } from './urlState';

interface UnitFacetProps {
  state: SearchState;
  onChange: (next: SearchState) => void;
}

/** Needs the virtual list, which a search without units does not load. */
const UnitTree = lazyWithRetry(
  () => import(/* webpackChunkName: "unit-tree" */ '../shared/unitTree/UnitTree'),
);

/** The tree of units. Choosing a unit filters the positions; choosing it again removes the filter. */
export default function UnitFacet({ state, onChange }: UnitFacetProps) {
  const t = useT();
  // The counts leave out the unit's own filter, as in every facet. The tree has a keyword of its own.
  const { enterpriseId, scope: _scope, keyword: positionKeyword, ...others } = filtersOf(state);
  const choose = (id: string) =>
    onChange(
      withFilters(state, { enterpriseId: id === enterpriseId ? undefined : id, scope: 'all' }),
    );
  const waiting = (
    // About as high as a tree that has just been opened.
    <p className="quiet" style={{ minHeight: 320 }} aria-busy="true">
      {t('common.loading')}
    </p>
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
      <InView ahead="0px" placeholder={waiting}>
        <UnitTree
          source={{ filters: { ...others, positionKeyword } }}
          label={t('positions.filter.enterpriseId')}
          chosenId={enterpriseId}
          onChoose={choose}
        />
      </InView>
    </>
  );
}
