import PagedList from '@/components/PagedList';
import ActivityRow from '@/features/activities/shared/ActivityRow';
import NoticeRow from '@/features/content/shared/NoticeRow';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { searchActivities, searchNotices } from '@/services/content';
import type { EnterpriseDetail } from '@/services/types';
import { choiceOf, pageOf, queryOf } from '@/utils/urlValues';
import { pageSize } from '../parts/listState';
import PositionList from '../parts/PositionList';
import { positionsPath } from '../shared/paths';

/** In the order in which they are shown. */
export const unitTabs = ['positions', 'subordinates', 'activities', 'notices'] as const;

/** What the URL of /unitInfo asks for. */
interface UnitState {
  tab: (typeof unitTabs)[number];
  /** Page of the tab's list, from 1. */
  current: number;
}

/** The tab and page as the URL tells them; junk counts as absent. */
export function parseUnit(params: URLSearchParams): UnitState {
  return {
    tab: choiceOf(params.get('tab'), unitTabs) ?? 'positions',
    current: pageOf(params.get('current')),
  };
}

/** The query of a tab's page; '' for the first page of the first tab. */
export function formatUnit({ tab, current }: UnitState): string {
  return queryOf({
    tab: tab === 'positions' ? undefined : tab,
    current: current > 1 ? current : undefined,
  });
}

interface UnitPanelProps {
  unit: EnterpriseDetail;
  state: UnitState;
  hrefOf: (page: number) => string;
}

/** What the chosen tab shows: own positions, subordinates' positions, activities or notices. */
export default function UnitPanel({ unit, state, hrefOf }: UnitPanelProps) {
  const t = useT();
  const { tab, current } = state;
  const list = { title: t(`enterprises.tab.${tab}`), current, hrefOf };
  if (tab === 'activities') return <UnitActivities {...list} enterpriseId={unit.id} />;
  if (tab === 'notices') return <UnitNotices {...list} enterpriseId={unit.id} />;
  const isOwn = tab === 'positions';
  return (
    <PositionList
      {...list}
      src="unit"
      query={{ enterpriseId: unit.id, scope: isOwn ? 'own' : 'children', state: 'open' }}
      empty={{
        title: t(isOwn ? 'enterprises.positions.noneOwn' : 'enterprises.positions.noneBelow'),
        hint: t('enterprises.positions.noneHint'),
        action: { label: t('enterprises.positions.search'), to: positionsPath(unit.id) },
      }}
    />
  );
}

interface OwnListProps {
  title: string;
  enterpriseId: string;
  current: number;
  hrefOf: (page: number) => string;
}

/** Activities in which an enterprise takes part. */
function UnitActivities({ enterpriseId, ...list }: OwnListProps) {
  const t = useT();
  const query = { enterpriseId, current: list.current, pageSize };
  const request = useLatestRequest(
    (signal) => searchActivities(query, { signal }),
    [enterpriseId, list.current],
  );
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

/** Notices of an enterprise. */
function UnitNotices({ enterpriseId, ...list }: OwnListProps) {
  const t = useT();
  const query = { enterpriseId, current: list.current, pageSize };
  const request = useLatestRequest(
    (signal) => searchNotices(query, { signal }),
    [enterpriseId, list.current],
  );
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
