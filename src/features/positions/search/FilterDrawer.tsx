import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import FacetPanel from './FacetPanel';
import styles from './FilterDrawer.module.css';
import { withoutFilters } from './filters';
import type { SearchState } from './urlState';
import { type Conditions, useConditions } from './useConditions';
import { useFilterLabel } from './useFilterLabel';

interface FilterDrawerProps {
  searchType: string;
  state: SearchState;
  /** The search's own facets, to begin with. */
  conditions: Conditions;
  onApply: (next: SearchState) => void;
  onClose: () => void;
}

/** The facets on a phone: chosen in peace, applied at once; the button says how many positions that makes. */
export default function FilterDrawer(props: FilterDrawerProps) {
  const { searchType, state, onApply, onClose } = props;
  const t = useT();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState(state);
  const isSame = draft === state;
  const own = useConditions(draft, !isSame);
  const isAwaited = own.isLoading || !(own.data || own.error);
  const conditions = isSame
    ? props.conditions
    : { ...own, data: own.data ?? props.conditions.data, isLoading: isAwaited };
  const labelOf = useFilterLabel(conditions.data);
  const { data, error, isLoading } = conditions;
  const isCounted = data && !error && !isLoading;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  // Closing first gives the focus back to where it was.
  const close = () => dialog.current?.close();
  const apply = () => {
    close();
    onApply(draft);
  };

  return (
    <dialog ref={dialog} className={styles.drawer} aria-labelledby={titleId} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('positions.search.filters')}
        </h2>
        <Button type="text" onClick={close}>
          {t('common.close')}
        </Button>
      </header>
      <div className={styles.body}>
        <FacetPanel {...{ searchType, conditions, labelOf }} state={draft} onChange={setDraft} />
      </div>
      <footer className={styles.foot}>
        <Button size="large" onClick={() => setDraft(withoutFilters(draft))}>
          {t('positions.search.clearAll')}
        </Button>
        <Button size="large" type="primary" className={styles.apply} onClick={apply}>
          {isCounted
            ? t('positions.search.apply', { count: data.total })
            : t('positions.search.applyPending')}
        </Button>
      </footer>
    </dialog>
  );
}
