import PagedList from '@/components/PagedList';
import ActivityRow from '@/features/activities/shared/ActivityRow';
import { useActivities } from '@/features/activities/shared/useActivities';
import NoticeRow from '@/features/content/shared/NoticeRow';
import { useNotices } from '@/features/content/shared/useNotices';
import { useT } from '@/hooks/useT';
import type { EnterpriseDetail } from '@/services/types';
import { pageSize, type UnitState } from '../parts/listState';
import PositionList from '../parts/PositionList';

interface UnitPanelProps {
  unit: EnterpriseDetail;
  state: UnitState;
  hrefOf: (page: number) => string;
}

/** The chosen tab: the unit's own positions, its subordinates' positions, activities or notices. */
export default function UnitPanel({ unit, state, hrefOf }: UnitPanelProps) {
  const t = useT();
  const { tab, current } = state;
  // The tab above says it.
  const list = { title: t(`enterprises.tab.${tab}`), isTitleHidden: true, current, hrefOf };
  if (tab === 'activities') return <UnitActivities {...list} enterpriseId={unit.id} />;
  if (tab === 'notices') return <UnitNotices {...list} enterpriseId={unit.id} />;
  const isOwn = tab === 'positions';
  return (
    <PositionList
      {...list}
      unitId={unit.id}
      query={{ scope: isOwn ? 'own' : 'children' }}
      none={{
        title: t(isOwn ? 'enterprises.positions.noneOwn' : 'enterprises.positions.noneBelow'),
        hint: t('enterprises.positions.noneHint'),
      }}
    />
  );
}

interface OwnListProps {
  title: string;
  isTitleHidden: boolean;
  enterpriseId: string;
  current: number;
  hrefOf: (page: number) => string;
}

/** The activities of an enterprise. */
function UnitActivities({ enterpriseId, ...list }: OwnListProps) {
  const t = useT();
  const request = useActivities({ enterpriseId, current: list.current, pageSize });
  return (
    <PagedList
      {...list}
      request={request}
      countOf={(count) => t('enterprises.activities.count', { count })}
      failureTitle={t('enterprises.activities.failed')}
      empty={{
        title: t('enterprises.activities.none'),
        hint: t('enterprises.activities.noneHint'),
      }}
      row={(activity) => <ActivityRow activity={activity} />}
    />
  );
}

/** The notices of an enterprise. */
function UnitNotices({ enterpriseId, ...list }: OwnListProps) {
  const t = useT();
  const request = useNotices({ enterpriseId, current: list.current, pageSize });
  return (
    <PagedList
      {...list}
      request={request}
      countOf={(count) => t('enterprises.notices.count', { count })}
      failureTitle={t('enterprises.notices.failed')}
      empty={{
        title: t('enterprises.notices.none'),
        hint: t('enterprises.notices.noneHint'),
        action: { label: t('enterprises.notices.all'), to: '/notice' },
      }}
      row={(notice) => <NoticeRow notice={notice} src={enterpriseId} />}
    />
  );
}
