import { Button, Checkbox, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import BusyButton from '@/components/BusyButton';
import { useT } from '@/hooks/useT';
import styles from './Collections.module.css';
import type { Collections } from './useCollections';

/** The tools above the list: actions for the chosen positions, and undo. */
export default function CollectionTools({ collections }: { collections: Collections }) {
  const t = useT();
  const { chosen, removed, isRestored, isBusy, isAllChosen, chooseAll, remove, undo } = collections;
  const { data, error } = collections.request;
  const hasRows = Boolean(data?.list.length);
  // Kept free while the list is on its way, so that its rows do not move.
  const hasLine = hasRows || chosen.length > 0 || !(data || error);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused rows are gone, or the button that brought them back.
    if (removed.length > 0 || isRestored) note.current?.focus();
  }, [removed, isRestored]);
  return (
    <>
      {hasLine && (
        <Flex wrap gap="8px 16px" align="center" justify="space-between" className={styles.line}>
          {hasRows ? (
            <Checkbox
              className={styles.all}
              checked={isAllChosen}
              onChange={({ target }) => chooseAll(target.checked)}
            >
              {t('account.collections.chooseAll')}
            </Checkbox>
          ) : (
            // antd hides a Flex that has nothing in it.
            <span />
          )}
          {chosen.length > 0 && (
            <Flex gap={8} align="center">
              <span className="quiet">
                {t('account.collections.chosen', { count: chosen.length })}
              </span>
              <BusyButton size="large" isBusy={isBusy} onClick={remove}>
                {t('account.collections.remove')}
              </BusyButton>
            </Flex>
          )}
        </Flex>
      )}
      <div
        ref={note}
        tabIndex={-1}
        role="status"
        className={removed.length > 0 || isRestored ? styles.note : undefined}
      >
        {removed.length > 0 && (
          <>
            <span>{t('account.collections.removed', { count: removed.length })}</span>
            <Button type="link" disabled={isBusy} onClick={undo}>
              {t('account.collections.undo')}
            </Button>
          </>
        )}
        {removed.length === 0 && isRestored && <span>{t('account.collections.restored')}</span>}
      </div>
    </>
  );
}
