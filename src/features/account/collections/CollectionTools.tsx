import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import BusyButton from '@/components/BusyButton';
import { useT } from '@/hooks/useT';
import { choiceOf } from '@/utils/urlValues';
import styles from './Collections.module.css';
import { type CollectionView, sorts } from './collectionView';
import type { Collections } from './useCollections';

interface CollectionToolsProps {
  collections: Collections;
  total: number;
  sort: CollectionView['sort'];
  onSort: (sort: CollectionView['sort']) => void;
}

/** How many there are and in which order, what to do with the chosen ones, and the way back from it. */
export default function CollectionTools(props: CollectionToolsProps) {
  const { collections, total, sort, onSort } = props;
  const t = useT();
  const { chosen, removed, isRestored, isBusy, isAllChosen, chooseAll, remove, undo } = collections;
  const hasRows = Boolean(collections.page.data?.list.length);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The rows that had the focus have gone.
    if (removed.length > 0) note.current?.focus();
  }, [removed]);
  return (
    <>
      <div className={styles.line}>
        <span className={styles.count}>{t('account.collections.count', { count: total })}</span>
        <label className={styles.sort}>
          {t('account.collections.sort')}
          <select
            className={styles.select}
            value={sort}
            onChange={(event) => onSort(choiceOf(event.target.value, sorts) ?? sort)}
          >
            {sorts.map((one) => (
              <option key={one} value={one}>
                {t(`account.collections.sort.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.line}>
        {hasRows && (
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={isAllChosen}
              onChange={(event) => chooseAll(event.target.checked)}
            />
            {t('account.collections.chooseAll')}
          </label>
        )}
        {chosen.length > 0 && (
          <div className={styles.actions}>
            <span className={styles.count}>
              {t('account.collections.chosen', { count: chosen.length })}
            </span>
            <BusyButton size="large" isBusy={isBusy} onClick={remove}>
              {t('account.collections.remove')}
            </BusyButton>
          </div>
        )}
      </div>
      <div
        ref={note}
        tabIndex={-1}
        role="status"
        className={removed.length > 0 || isRestored ? styles.note : undefined}
      >
        {removed.length > 0 && (
          <>
            {t('account.collections.removed', { count: removed.length })}
            <Button type="link" size="large" disabled={isBusy} onClick={undo}>
              {t('account.collections.undo')}
            </Button>
          </>
        )}
        {removed.length === 0 && isRestored && t('account.collections.restored')}
      </div>
    </>
  );
}
