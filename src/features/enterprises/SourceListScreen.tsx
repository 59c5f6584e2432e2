import { useLocation, useParams } from '@umijs/max';
import LinkTabs from '@/components/LinkTabs';
import PagedList from '@/components/PagedList';
import PageHead from '@/components/PageHead';
import State from '@/components/State';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import PositionRow from '@/features/positions/shared/PositionRow';
import { loginPath } from '@/features/positions/shared/paths';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { useUser } from '@/hooks/useUser';
import { getCollectedPositions } from '@/services/collection';
import { choiceOf } from '@/utils/urlValues';
import RecentList from './lists/RecentList';
import ListControls from './parts/ListControls';
import { type ListProps, listCodec, pageSize } from './parts/listState';
import PositionList from './parts/PositionList';

/** In the order in which they are shown (product decisions, Parameters in paths). */
const sources = ['social', 'campus', 'intern', 'saved', 'recent'] as const;

/** The positions of a source: a type of recruitment, what one has saved, what one has looked at (spec §2). */
export default function SourceListScreen() {
  const t = useT();
  const { src } = useParams();
  const source = choiceOf(src ?? null, sources) ?? 'social';
  const { state, hrefOf, go } = useUrlState(listCodec);
  const list = {
    title: t(`enterprises.source.${source}`),
    state,
    hrefOf: (current: number) => hrefOf({ ...state, current }),
    onChange: go,
  };
  return (
    <>
      <PageHead title={list.title} intro={t(`enterprises.source.intro.${source}`)} />
      <LinkTabs
        label={t('enterprises.source.label')}
        tabs={sources.map((key) => ({
          key,
          label: t(`enterprises.source.${key}`),
          to: `/recruitmentlist/${key}`,
          isCurrent: key === source,
        }))}
      />
      {source === 'saved' && <SavedList {...list} />}
      {source === 'recent' && <RecentList {...list} />}
      {source !== 'saved' && source !== 'recent' && (
        <PositionList
          key={source}
          title={list.title}
          hrefOf={list.hrefOf}
          isTitleHidden
          src="list"
          query={{ recruitType: [source], state: 'open', sort: state.sort }}
          current={state.current}
          controls={<ListControls state={state} onChange={go} />}
          empty={{
            title: t('enterprises.source.none'),
            hint: t('enterprises.source.noneHint'),
            action: { label: t('enterprises.source.toSearch'), to: '/searchPosition/all' },
          }}
        />
      )}
      <CompareArea />
    </>
  );
}

/** The positions a person has saved; a visitor is invited to sign in and comes back. */
function SavedList({ title, state, hrefOf, onChange }: ListProps) {
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
