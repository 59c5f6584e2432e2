import { useLocation } from '@umijs/max';
import PagedList from '@/components/PagedList';
import State from '@/components/State';
import PositionRow from '@/features/positions/shared/PositionRow';
import { loginPath } from '@/features/positions/shared/paths';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { getCollectedPositions } from '@/services/collection';
import type { ListProps } from '../parts/listState';
import { pageSize } from '../parts/pages';
import SortSelect from '../parts/SortSelect';

/** The positions a person has saved; a visitor is invited to sign in and comes back. */
export default function SavedList(props: ListProps) {
  const t = useT();
  const user = useUser();
  const { pathname, search } = useLocation();
  if (!user) {
    return (
      <State
        role="status"
        title={t('enterprises.saved.signIn')}
        hint={t('enterprises.saved.signInHint')}
        action={{ label: t('enterprises.saved.signInAction'), to: loginPath(pathname + search) }}
      />
    );
  }
  return <OwnList {...props} backPath={pathname + search} />;
}

function OwnList({ title, state, hrefOf, onChange, backPath }: ListProps & { backPath: string }) {
  const t = useT();
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
  );
  return (
    <PagedList
      title={title}
      isTitleHidden
      request={request}
      countOf={(count) => t('enterprises.source.count', { count })}
      failureTitle={t('enterprises.positions.failed')}
      current={state.current}
      hrefOf={hrefOf}
      row={(position) => <PositionRow position={position} src="saved" backPath={backPath} />}
      controls={
        <SortSelect
          value={state.sort}
          choices={[
            { value: 'newest', label: t('enterprises.saved.collected') },
            { value: 'closing', label: t('enterprises.positions.sort.closing') },
          ]}
          onChoose={(sort) => onChange({ ...state, sort, current: 1 })}
        />
      }
      empty={{
        title: t('enterprises.saved.none'),
        hint: t('enterprises.saved.noneHint'),
        action: { label: t('enterprises.source.toSearch'), to: '/searchPosition/all' },
      }}
    />
  );
}
