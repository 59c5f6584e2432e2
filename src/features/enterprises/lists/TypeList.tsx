import { useT } from '@/hooks/useT';
import type { RecruitType } from '@/services/types';
import ListControls from '../parts/ListControls';
import type { ListProps } from '../parts/listState';
import PositionList from '../parts/PositionList';

/** The open positions of one type of recruitment. */
export default function TypeList({
  type,
  title,
  state,
  hrefOf,
  onChange,
}: ListProps & { type: RecruitType }) {
  const t = useT();
  return (
    <PositionList
      title={title}
      isTitleHidden
      src="list"
      query={{ recruitType: [type], state: 'open', sort: state.sort }}
      current={state.current}
      hrefOf={hrefOf}
      controls={<ListControls state={state} onChange={onChange} />}
      empty={{
        title: t('enterprises.source.none'),
        hint: t('enterprises.source.noneHint'),
        action: { label: t('enterprises.source.toSearch'), to: '/searchPosition/all' },
      }}
    />
  );
}
