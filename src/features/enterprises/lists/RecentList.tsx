import { useLocation } from '@umijs/max';
import { useMemo, useSyncExternalStore } from 'react';
import PagedList from '@/components/PagedList';
import PositionRow from '@/features/positions/shared/PositionRow';
import { recentPositions } from '@/features/positions/shared/recent';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { searchPositions } from '@/services/recruitment';
import type { Position } from '@/services/types';
import ListControls from '../parts/ListControls';
import styles from '../parts/ListControls.module.css';
import { type ListProps, pageSize } from '../parts/listState';
import { recentPage } from './recentPage';

const none: Position[] = [];

/** The positions looked at on this device, as they stand now; the list can be cleared here. */
export default function RecentList({ title, state, hrefOf, onChange }: ListProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const viewed = useSyncExternalStore(recentPositions.subscribe, recentPositions.read);
  const ids = useMemo(() => viewed.map(({ id }) => id), [viewed]);
  const isEmpty = ids.length === 0;
  const { data, error, isLoading, refresh } = useLatestRequest(
    async (signal) => (await searchPositions({ ids, pageSize: ids.length }, { signal })).list,
    [ids.join(' ')],
    { isReady: !isEmpty },
  );
  const found = isEmpty ? none : data;
  const { sort, current } = state;
  const page = found && recentPage(found, ids, sort, Date.now(), { current, pageSize });
  return (
    <PagedList
      title={title}
      isTitleHidden
      request={{
        data: page,
        error: isEmpty ? undefined : error,
        isLoading: isLoading && !isEmpty,
        refresh,
      }}
      countOf={(count) => t('enterprises.source.count', { count })}
      failureTitle={t('enterprises.positions.failed')}
      current={current}
      hrefOf={hrefOf}
      row={(position) => (
        <PositionRow position={position} src="recent" backPath={pathname + search} />
      )}
      controls={
        <ListControls {...{ state, onChange }} newest={t('enterprises.recent.viewed')}>
          <button
            type="button"
            className={styles.clear}
            // Not disabled: the focus would be lost with it.
            aria-disabled={isEmpty}
            onClick={() => recentPositions.write([])}
          >
            {t('enterprises.recent.clear')}
          </button>
        </ListControls>
      }
      empty={{
        title: t('enterprises.recent.none'),
        hint: t('enterprises.recent.noneHint'),
        action: { label: t('enterprises.source.toSearch'), to: '/searchPosition/all' },
      }}
    />
  );
}
