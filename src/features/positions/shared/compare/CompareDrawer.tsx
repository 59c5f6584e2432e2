import { useLocation, useNavigate } from '@umijs/max';
import { Checkbox, Flex } from 'antd';
import { useState } from 'react';
import AsyncContent from '@/components/AsyncContent';
import Drawer from '@/components/Drawer';
import LateBoundary from '@/components/LateBoundary';
import State from '@/components/State';
import { useOverlay } from '@/hooks/useOverlay';
import { useT } from '@/hooks/useT';
import { useTableRoom } from '@/hooks/useTableRoom';
import type { PositionDetail } from '@/services/types';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { onThisPage } from '@/utils/onThisPage';
import { useOwnResume } from '../fit/useOwnResume';
import CompareNotes from './CompareNotes';
import CompareSides from './CompareSides';
import { compareQuery } from './comparePath';
import { differingRows, filledRows, useCompareRows } from './compareRows';
import { useCompare } from './useCompare';
import { useCompared } from './useCompared';

/** A phone never fetches it. */
const CompareTable = lazyWithRetry(
  () => import(/* webpackChunkName: "compare-table" */ './CompareTable'),
);

/** Room for the names of the rows, one's own résumé and a column for each position. */
const widthFor = (ids: readonly string[]) => Math.max(1120, 320 + 270 * ids.length);

/** The comparison over the current list. A shared link shows the same positions. */
export default function CompareDrawer({ ids }: { ids: readonly string[] }) {
  const t = useT();
  const leave = useOverlay('compare');
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { limit, remove } = useCompare();
  const { positions, request } = useCompared(ids);
  const own = useOwnResume();
  const [isDifferent, setDifferent] = useState(false);
  const all = useCompareRows();
  const Sides = useTableRoom() ? CompareTable : CompareSides;

  const takeOut = (id: string) => {
    remove(id);
    const rest = ids.filter((one) => one !== id);
    if (rest.length === 0) leave();
    else navigate(onThisPage(compareQuery(search, rest)), { replace: true, state });
  };
  const waiting = (
    <div role="status" className="bone" style={{ height: 320 }}>
      <span className="visuallyHidden">{t('common.loading')}</span>
    </div>
  );
  const content = (found: readonly PositionDetail[]) => {
    const shown = found.slice(0, limit);
    const filled = filledRows(all, shown);
    const rows = isDifferent ? differingRows(filled, shown) : filled;
    if (shown.length === 0) {
      return (
        <State
          role="status"
          title={t('positions.compare.none')}
          action={{ label: t('positions.detail.missingAction'), to: '/searchPosition/all' }}
        />
      );
    }
    return (
      <>
        <CompareNotes
          own={own}
          gone={ids.length - found.length}
          hidden={found.length - shown.length}
          isAlone={shown.length === 1}
        />
        <Checkbox
          style={{ alignSelf: 'start', alignItems: 'center', minHeight: 44 }}
          checked={isDifferent}
          onChange={({ target }) => setDifferent(target.checked)}
        >
          {t('positions.compare.differences')}
        </Checkbox>
        {rows.length === 0 && <p>{t('positions.compare.alike')}</p>}
        <LateBoundary waiting={waiting}>
          <Sides
            rows={rows}
            positions={shown}
            resume={own.isEmpty ? undefined : own.resume}
            onRemove={takeOut}
          />
        </LateBoundary>
      </>
    );
  };
  return (
    <Drawer width={widthFor(ids)} title={t('positions.compare.title')} onLeave={leave}>
      <Flex vertical gap={8} style={{ height: '100%', paddingTop: 12, boxSizing: 'border-box' }}>
        <AsyncContent
          data={positions}
          request={request}
          failureTitle={t('positions.compare.failed')}
          skeleton={waiting}
        >
          {content}
        </AsyncContent>
      </Flex>
    </Drawer>
  );
}
