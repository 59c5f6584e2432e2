import { useLocation } from '@umijs/max';
import { useMemo } from 'react';
import PagedList from '@/components/PagedList';
import PositionRow from '@/features/positions/shared/PositionRow';
import { recentPositions } from '@/features/positions/shared/recent';
import { usePositions } from '@/features/positions/shared/usePositions';
import { useDeviceList } from '@/hooks/useDeviceList';
import { useT } from '@/hooks/useT';
import type { Position } from '@/services/types';
import { serverNow } from '@/utils/serverClock';
import ListControls from '../parts/ListControls';
import styles from '../parts/ListControls.module.css';
import { type ListProps, pageSize } from '../parts/listState';
import { recentPage } from './recentPage';

const none: Position[] = [];

/** The positions viewed on this device, with their current data, and a button to clear the list. */
export default function RecentList({ title, state, hrefOf, onChange }: ListProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const viewed = useDeviceList(recentPositions);
  const ids = useMemo(() => viewed.map(({ id }) => id), [viewed]);
  const isEmpty = ids.length === 0;
  const { data, error, isLoading, refresh } = usePositions(
    { ids, pageSize: ids.length },
    { isReady: !isEmpty },
  );
  const found = isEmpty ? none : data?.list;
  const { sort, current } = state;
  const page = found && recentPage(found, ids, sort, serverNow(), { current, pageSize });
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
            // aria-disabled, because a disabled button would lose the focus.
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
