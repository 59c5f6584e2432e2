import { useLocation } from '@umijs/max';
import PagedList from '@/components/PagedList';
import State from '@/components/State';
import PositionRow from '@/features/positions/shared/PositionRow';
import { loginPath } from '@/features/positions/shared/paths';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { getCollectedPositions } from '@/services/collection';
import ListControls from '../parts/ListControls';
import { type ListProps, pageSize } from '../parts/listState';

/** The positions a person has saved; a visitor is invited to sign in and comes back. */
export default function SavedList({ title, state, hrefOf, onChange }: ListProps) {
  const t = useT();
  const user = useUser();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const query = {
    sort: state.sort === 'closing' ? 'closing' : 'collected',
    current: state.current,
    pageSize,
  } as const;
  const request = useLatestRequest(
    async (signal) => {
      const page = await getCollectedPositions(query, { signal });
      return { ...page, list: page.list.map(({ position }) => position) };
    },
    [JSON.stringify(query)],
    { isReady: user !== undefined },
  );
  if (!user) {
    return (
      <State
        role="status"
        title={t('enterprises.saved.signIn')}
        hint={t('enterprises.saved.signInHint')}
        action={{ label: t('enterprises.saved.signInAction'), to: loginPath(path) }}
      />
    );
  }
  return (
    <PagedList
      title={title}
      isTitleHidden
      request={request}
      countOf={(count) => t('enterprises.source.count', { count })}
      failureTitle={t('enterprises.positions.failed')}
      current={state.current}
      hrefOf={hrefOf}
      row={(position) => <PositionRow position={position} src="saved" backPath={path} />}
      controls={<ListControls {...{ state, onChange }} newest={t('enterprises.saved.collected')} />}
      empty={{
        title: t('enterprises.saved.none'),
        hint: t('enterprises.saved.noneHint'),
        action: { label: t('enterprises.source.toSearch'), to: '/searchPosition/all' },
      }}
    />
  );
}
