import { useParams } from '@umijs/max';
import { useDeferredValue, useEffect } from 'react';
import BackLink from '@/components/BackLink';
import Failure from '@/components/Failure';
import State from '@/components/State';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import { backTextKey, wayBack } from '@/utils/paths/positions';
import { routerBase } from '@/utils/routerBase';

import DetailGroups from './detail/DetailGroups';
import DetailSkeleton, { GroupsSkeleton } from './detail/DetailSkeleton';
import { jobPostingOf } from './detail/jobPosting';
import PositionHead from './detail/PositionHead';
import PositionSide from './detail/PositionSide';
import CompareArea from './shared/compare/CompareArea';
import inFull from './shared/InFull.module.css';
import { rememberViewed } from './shared/recent';
import SimilarPositions from './shared/SimilarPositions';
import { usePosition } from './shared/usePosition';

/** What lies below the first view of a phone is drawn after the rest, in small steps: a slow one answers a finger meanwhile. */
function Groups({ position, backPath }: { position: PositionDetail; backPath: string }) {
  const areShown = useDeferredValue(true, false);
  if (!areShown) return <GroupsSkeleton />;
  return (
    <>
      <DetailGroups position={position} />
      <SimilarPositions recruitmentId={position.id} backPath={backPath} />
    </>
  );
}

/** A position in full, with its actions (spec §2: /recruitmentview and its two longer forms). */
export default function PositionDetailScreen() {
  const t = useT();
  const { id = '', src, backUrl } = useParams();
  const { data: position, error, isLoading, refresh } = usePosition(id);
  const backTo = wayBack(src, backUrl);
  const back = <BackLink to={backTo} label={t(backTextKey(backTo))} />;
  const viewedId = position?.id;
  useEffect(() => {
    if (viewedId) rememberViewed(viewedId, new Date());
  }, [viewedId]);

  if (position === null) {
    return (
      <>
        {back}
        <State
          headingLevel={1}
          title={t('positions.detail.missing')}
          hint={t('positions.detail.missingHint')}
          action={{ label: t('positions.detail.missingAction'), to: '/searchPosition/all' }}
        />
      </>
    );
  }
  if (!position) {
    return (
      <>
        {back}
        <PositionHead />
        {error ? (
          <Failure
            isFramed
            title={t('positions.detail.failed')}
            error={error}
            isRetrying={isLoading}
            onRetry={refresh}
          />
        ) : (
          <DetailSkeleton />
        )}
      </>
    );
  }
  const address = `${window.location.origin}${routerBase()}/recruitmentview/${position.id}`;
  return (
    <>
      {back}
      <PositionHead position={position} />
      <div className={inFull.columns}>
        <PositionSide position={position} />
        <div className={inFull.content}>
          <Groups position={position} backPath={backTo} />
        </div>
      </div>
      <CompareArea isBarless />
      {/* Last: before the heading it would move it among its siblings, and the focus would be lost. */}
      <script type="application/ld+json">{jobPostingOf(position, address)}</script>
    </>
  );
}
