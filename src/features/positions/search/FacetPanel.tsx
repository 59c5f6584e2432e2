import type { ReactNode } from 'react';
import AsyncContent from '@/components/AsyncContent';
import { useT } from '@/hooks/useT';
import type { FacetOption } from '@/services/types';
import { withFilters } from '@/utils/urlValues';
import FacetGroup from './FacetGroup';
import styles from './Facets.module.css';
import { isPayKnown, toggleCode } from './filters';
import NumberFacet from './NumberFacet';
import OptionFacet from './OptionFacet';
import { FacetSkeleton } from './Skeletons';
import UnitFacet from './UnitFacet';
import { facetKeys, type NumberKey, numberKeys, type SearchState } from './urlState';
import { useFilterLabel } from './useFilterLabel';
import type { Conditions } from './useSearch';

interface FacetPanelProps {
  searchType: string;
  state: SearchState;
  conditions: Conditions;
  onChange: (next: SearchState) => void;
}

type FacetKey = 'enterpriseId' | (typeof facetKeys)[number] | (typeof numberKeys)[number];

/** The facets that are open at first (docs/product.md, Screens). */
const openFor: Readonly<Record<string, readonly FacetKey[]>> = {
  region: ['regionCode'],
  category: ['categoryCode'],
  enterprise: ['enterpriseId'],
  social: ['recruitType', 'education'],
  campus: ['recruitType', 'education'],
  intern: ['recruitType', 'education'],
};
const openForAll: readonly FacetKey[] = ['regionCode', 'recruitType', 'education'];

/** All facets with counts: OR within a facet, AND between facets. */
export default function FacetPanel(props: FacetPanelProps) {
  const { searchType, state, conditions, onChange } = props;
  const t = useT();
  const labelOf = useFilterLabel(conditions);
  const { data, error, isLoading } = conditions;
  const open = Object.keys(openFor).includes(searchType) ? openFor[searchType] : openForAll;
  // A server may not know what its positions pay (`x-optional` in the contract).
  const isKnown = (key: NumberKey) =>
    key !== 'salaryFrom' || state[key] !== undefined || isPayKnown(data);
  const optionsOf = (key: FacetKey): readonly FacetOption[] =>
    data?.facets.find((facet) => facet.key === key)?.options ?? [];
  const group = (key: FacetKey, chosen: number, content: ReactNode, hint?: string) => (
    <FacetGroup
      key={key}
      title={t(`positions.filter.${key}`)}
      chosen={chosen}
      isOpenAtFirst={chosen > 0 || Boolean(open?.includes(key))}
      hint={hint}
    >
      {content}
    </FacetGroup>
  );

  const failure = (
    <AsyncContent
      data={undefined}
      request={conditions}
      failureTitle={t('positions.search.facetsFailed')}
      skeleton={!data && <FacetSkeleton />}
    />
  );
  if (!data) return failure;
  return (
    <div className={`${styles.panel} surface`} aria-busy={isLoading}>
      {/* When loading fails, the old facets can still be used, below the error that says the counts are old. */}
      {error && failure}
      {group(
        'enterpriseId',
        state.enterpriseId ? 1 : 0,
        <UnitFacet state={state} onChange={onChange} />,
      )}
      {facetKeys.map((key) =>
        group(
          key,
          state[key].length,
          <OptionFacet
            filterKey={key}
            options={optionsOf(key)}
            chosen={state[key]}
            labelOf={({ code }) => labelOf({ key, code })}
            onToggle={(code) => onChange(toggleCode(state, key, code))}
          />,
          key === 'education' ? t('positions.filter.educationHint') : undefined,
        ),
      )}
      {numberKeys
        .filter(isKnown)
        .map((key) =>
          group(
            key,
            state[key] ? 1 : 0,
            <NumberFacet
              filterKey={key}
              options={optionsOf(key)}
              value={state[key]}
              onChoose={(value) => onChange(withFilters(state, { [key]: value }))}
            />,
            key === 'salaryFrom' ? t('positions.filter.salaryHint') : undefined,
          ),
        )}
    </div>
  );
}
