import PlainButton from '@/components/PlainButton';
import { recentPositions } from '@/features/positions/shared/recent';
import { usePositionsById } from '@/features/positions/shared/usePositions';
import { useDeviceList } from '@/hooks/useDeviceList';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { moveFocus } from '@/utils/moveFocus';
import { serverNow } from '@/utils/serverClock';
import { pageSize, positionList } from '../parts/listState';
import { recentPage } from './recentPage';
import SourceList from './SourceList';

/** The positions viewed on this device, with their current data, and a button to clear the list. */
export default function RecentList({ title }: { title: string }) {
  const t = useT();
  const { sort, current } = useUrlState(positionList).state;
  const viewed = useDeviceList(recentPositions);
  const ids = viewed.map(({ id }) => id);
  const isEmpty = ids.length === 0;
  const { data, error, isLoading, refresh } = usePositionsById(ids);
  const found = isEmpty ? [] : data;
  const page = found && recentPage(found, ids, sort, serverNow(), { current, pageSize });
  return (
    <SourceList
      title={title}
      src="recent"
      request={{
        data: page,
        error: isEmpty ? undefined : error,
        isLoading: isLoading && !isEmpty,
        refresh,
      }}
      newest={t('enterprises.recent.viewed')}
      none={{ title: t('enterprises.recent.none'), hint: t('enterprises.recent.noneHint') }}
    >
      <PlainButton
        look="link"
        onClick={({ currentTarget }) => {
          // The button goes with the last row.
          moveFocus(currentTarget.closest('section')?.querySelector('h2'));
          recentPositions.write([]);
        }}
      >
        {t('enterprises.recent.clear')}
      </PlainButton>
    </SourceList>
  );
}
