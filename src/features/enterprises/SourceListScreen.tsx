import { useAccess, useLocation, useParams } from '@umijs/max';
import LinkTabs from '@/components/LinkTabs';
import PageHead from '@/components/PageHead';
import ReviewerNotice from '@/components/ReviewerNotice';
import State from '@/components/State';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useCollected } from '@/features/positions/shared/useCollected';
import { usePositions } from '@/features/positions/shared/usePositions';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { useUser } from '@/hooks/useUser';
import type { RecruitType } from '@/services/types';
import { loginPath } from '@/utils/paths/positions';
import { choiceOf } from '@/utils/urlValues';
import RecentList from './lists/RecentList';
import SourceList from './lists/SourceList';
import { pageSize, positionList } from './parts/listState';

/** In the order in which they are shown (docs/product.md, Parameters in paths). */
const sources = ['social', 'campus', 'intern', 'saved', 'recent'] as const;

/** A reviewer has no saved positions (docs/product.md, Guards). */
const sourcesOf = (isReviewer: boolean) =>
  isReviewer ? sources.filter((source) => source !== 'saved') : sources;

/** The positions of a source: a type of recruitment, saved positions, or viewed positions (spec §2). */
export default function SourceListScreen() {
  const t = useT();
  const { src } = useParams();
  const { isReviewer } = useAccess();
  const source = choiceOf(src ?? null, sources) ?? 'social';
  const title = t(`enterprises.source.${source}`);
  return (
    <>
      <PageHead title={title} intro={t(`enterprises.source.intro.${source}`)} />
      <LinkTabs
        label={t('enterprises.source.label')}
        keys={sourcesOf(isReviewer)}
        current={source}
        textOf={(key) => t(`enterprises.source.${key}`)}
        hrefOf={(key) => `/recruitmentlist/${key}`}
      />
      {source === 'saved' &&
        (isReviewer ? <ReviewerNotice headingLevel={2} /> : <SavedList title={title} />)}
      {source === 'recent' && <RecentList title={title} />}
      {source !== 'saved' && source !== 'recent' && (
        <TypeList key={source} title={title} type={source} />
      )}
      <CompareArea />
    </>
  );
}

/** The open positions of a type of recruitment. */
function TypeList({ title, type }: { title: string; type: RecruitType }) {
  const t = useT();
  const { sort, current } = useUrlState(positionList).state;
  const request = usePositions({ recruitType: [type], state: 'open', sort, current, pageSize });
  return (
    <SourceList
      {...{ title, request }}
      src="list"
      none={{ title: t('enterprises.source.none'), hint: t('enterprises.source.noneHint') }}
    />
  );
}

/** The positions that a person has saved. A visitor gets a link to the login, which leads back here. */
function SavedList({ title }: { title: string }) {
  const t = useT();
  const user = useUser();
  const { pathname, search } = useLocation();
  const { sort, current } = useUrlState(positionList).state;
  const { data, ...request } = useCollected({
    sort: sort === 'closing' ? 'closing' : 'collected',
    current,
    pageSize,
  });
  if (!user) {
    return (
      <State
        isFramed
        role="status"
        title={t('enterprises.saved.signIn')}
        hint={t('enterprises.saved.signInHint')}
        action={{ label: t('enterprises.saved.signInAction'), to: loginPath(pathname + search) }}
      />
    );
  }
  return (
    <SourceList
      title={title}
      src="saved"
      request={{
        ...request,
        data: data && { ...data, list: data.list.map(({ position }) => position) },
      }}
      newest={t('enterprises.saved.collected')}
      none={{ title: t('enterprises.saved.none'), hint: t('enterprises.saved.noneHint') }}
    />
  );
}
