import { useLocation } from '@umijs/max';
import type { ComponentProps, ReactNode } from 'react';
import PagedList from '@/components/PagedList';
import PositionRow from '@/features/positions/shared/PositionRow';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import type { Position } from '@/services/types';
import ListControls from '../parts/ListControls';
import { positionList } from '../parts/listState';

interface SourceListProps {
  title: string;
  /** Which list it is, for the way back. */
  src: 'list' | 'saved' | 'recent';
  request: ComponentProps<typeof PagedList<Position>>['request'];
  /** The label of the first order; by default "newest". */
  newest?: string;
  /** What is shown when there are no positions, and what a person can do then. */
  none: { title: string; hint: string };
  /** Further controls. */
  children?: ReactNode;
}

/** The positions of a source with pages. */
export default function SourceList(props: SourceListProps) {
  const { title, src, request, newest, none, children } = props;
  const t = useT();
  const { pathname, search } = useLocation();
  const { state, hrefOf } = useUrlState(positionList);
  return (
    <PagedList
      isTitleHidden
      title={title}
      request={request}
      // Of a type, only open positions are listed.
      countOf={(count) =>
        t(src === 'list' ? 'enterprises.positions.count' : 'enterprises.source.count', { count })
      }
      failureTitle={t('enterprises.positions.failed')}
      empty={{
        ...none,
        action: { label: t('enterprises.source.toSearch'), to: '/searchPosition/all' },
      }}
      current={state.current}
      hrefOf={(current) => hrefOf({ ...state, current })}
      row={(position) => <PositionRow {...{ position, src }} backPath={pathname + search} />}
      // Nothing to order or to clear.
      controls={
        request.data?.total !== 0 && <ListControls newest={newest}>{children}</ListControls>
      }
    />
  );
}
