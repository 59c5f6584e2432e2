import { Flex } from 'antd';
import ActionLink from '@/components/ActionLink';
import State from '@/components/State';
import { useT } from '@/hooks/useT';
import type { SearchConditions } from '@/services/types';
import { withFilters } from '@/utils/urlValues';
import { appliedFilters, withoutFilters, withoutKey } from './filters';
import type { SearchState } from './urlState';

interface ZeroResultProps {
  state: SearchState;
  conditions: SearchConditions | undefined;
  hrefOf: (next: SearchState) => string;
}

/**
 * An empty result: the number of positions without each word and without each filter (contract: searchconditions,
 * without and withoutWord).
 */
export default function ZeroResult({ state, conditions, hrefOf }: ZeroResultProps) {
  const t = useT();
  const offers = [
    ...(conditions?.withoutWord ?? []).map(({ keyword, total }) => ({
      to: hrefOf(withFilters(state, { keyword })),
      text: t('positions.zero.fewerWords', { keyword, count: total }),
      total,
    })),
    ...(conditions?.without ?? []).map(({ filterKey, total }) => ({
      to: hrefOf(withoutKey(state, filterKey)),
      text: t('positions.zero.relax', {
        filter: t(`positions.filter.${filterKey}`),
        count: total,
      }),
      total,
    })),
  ].filter(({ total }) => total > 0);
  const isFiltered = appliedFilters(state).length > 0;
  const hint = isFiltered ? 'positions.zero.noHint' : 'positions.zero.none';
  const action = isFiltered
    ? { label: t('positions.search.clearAll'), to: hrefOf(withoutFilters(state)) }
    : { label: t('content.notice.showAll'), to: '/notice' };
  return (
    <div>
      <State
        role="status"
        title={t('positions.zero.title')}
        hint={t(offers.length > 0 ? 'positions.zero.hint' : hint)}
        action={offers.length === 0 ? action : undefined}
      />
      {offers.length > 0 && (
        <Flex
          component="ul"
          wrap
          gap={8}
          justify="center"
          className="bare"
          style={{ margin: '-8px 0 0', padding: '0 16px 24px' }}
        >
          {offers.map(({ to, text }) => (
            <li key={to}>
              <ActionLink to={to}>{text}</ActionLink>
            </li>
          ))}
        </Flex>
      )}
    </div>
  );
}
