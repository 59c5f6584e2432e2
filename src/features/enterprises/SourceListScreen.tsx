import { useAccess, useLocation, useParams } from '@umijs/max';
import LinkTabs from '@/components/LinkTabs';
import PagedList from '@/components/PagedList';
import PageHead from '@/components/PageHead';
import ReviewerNotice from '@/components/ReviewerNotice';
import State from '@/components/State';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import PositionRow from '@/features/positions/shared/PositionRow';
import { useCollected } from '@/features/positions/shared/useCollected';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { useUser } from '@/hooks/useUser';
import { loginPath } from '@/utils/paths/positions';
import { choiceOf } from '@/utils/urlValues';
import RecentList from './lists/RecentList';
import ListControls from './parts/ListControls';
import { type ListProps, pageSize, positionList } from './parts/listState';
import PositionList from './parts/PositionList';

/** In the order in which they are shown (docs/product.md, Parameters in paths). */
const sources = ['social', 'campus', 'intern', 'saved', 'recent'] as const;

/** A reviewer has no saved positions (docs/decisions.md, Account). */
const sourcesOf = (isReviewer: boolean) =>
  isReviewer ? sources.filter((source) => source !== 'saved') : sources;

/** The positions of a source: a type of recruitment, saved positions, or viewed positions (spec §2). */
export default function SourceListScreen() {
  const t = useT();
  const { src } = useParams();
  const { isReviewer } = useAccess();
  const source = choiceOf(src ?? null, sources) ?? 'social';
  const { state, hrefOf, go } = useUrlState(positionList);
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
        tabs={sourcesOf(isReviewer).map((key) => ({
          key,
          label: t(`enterprises.source.${key}`),
          to: `/recruitmentlist/${key}`,
          isCurrent: key === source,
        }))}
      />
      {source === 'saved' &&
        (isReviewer ? <ReviewerNotice headingLevel={2} /> : <SavedList {...list} />)}
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

/** The positions that a person has saved. A visitor gets a link to the login, which leads back here. */
function SavedList({ title, state, hrefOf, onChange }: ListProps) {
  const t = useT();
  const user = useUser();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const { data, ...request } = useCollected({
    sort: state.sort === 'closing' ? 'closing' : 'collected',
    current: state.current,
    pageSize,
  });
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
      request={{
        data: data && { ...data, list: data.list.map(({ position }) => position) },
        ...request,
      }}
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
