import { Button, Flex } from 'antd';
import { useState } from 'react';
import Drawer from '@/components/Drawer';
import { useT } from '@/hooks/useT';
import FacetPanel from './FacetPanel';
import { withoutFilters } from './filters';
import type { SearchState } from './urlState';
import { type Conditions, useConditions } from './useSearch';

interface FilterDrawerProps {
  searchType: string;
  state: SearchState;
  /** The search's own facets, shown first. */
  conditions: Conditions;
  onApply: (next: SearchState) => void;
  onClose: () => void;
}

/** The facets on a phone. Several can be chosen before they are applied; the button shows the number of positions. */
export default function FilterDrawer(props: FilterDrawerProps) {
  const { searchType, state, onApply, onClose } = props;
  const t = useT();
  // Until something is chosen here, it follows the search: a keyword may still be on its way into the address.
  const [chosen, setDraft] = useState<SearchState>();
  const draft = chosen ?? state;
  const own = useConditions(draft, chosen !== undefined);
  const isAwaited = own.isLoading || !(own.data || own.error);
  const conditions = chosen
    ? { ...own, data: own.data ?? props.conditions.data, isLoading: isAwaited }
    : props.conditions;
  const { data, error, isLoading } = conditions;
  const isCounted = data && !error && !isLoading;

  const apply = () => {
    onClose();
    // The same search again would be a step of the history on which Back does nothing.
    if (chosen) onApply(chosen);
  };

  return (
    <Drawer
      title={t('positions.search.filters')}
      onLeave={onClose}
      footer={
        <Flex gap={8}>
          <Button size="large" onClick={() => setDraft(withoutFilters(draft))}>
            {t('positions.search.clearAll')}
          </Button>
          <Button block size="large" type="primary" onClick={apply}>
            {isCounted
              ? t('positions.search.apply', { count: data.total })
              : t('positions.search.applyPending')}
          </Button>
        </Flex>
      }
    >
      <FacetPanel {...{ searchType, conditions }} state={draft} onChange={setDraft} />
    </Drawer>
  );
}
