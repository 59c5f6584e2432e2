import { useParams } from '@umijs/max';
import LinkTabs from '@/components/LinkTabs';
import PageHead from '@/components/PageHead';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { choiceOf } from '@/utils/urlValues';
import RecentList from './lists/RecentList';
import SavedList from './lists/SavedList';
import ListControls from './parts/ListControls';
import { listCodec } from './parts/listState';
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
