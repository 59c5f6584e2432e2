import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import { standingNow } from './standing';

interface StandingTextProps {
  delivery: Delivery;
  /** Says whose turn it is, too. */
  isWithActor?: boolean;
}

/** Where a delivery stands, in one sentence; a state that the portal does not know in the server's own words. */
export default function StandingText({ delivery, isWithActor }: StandingTextProps) {
  const t = useT();
  const standing = standingNow(delivery, Date.now());
  if (!standing) {
    return <span lang="zh-CN">{delivery.timeline.at(-1)?.remark ?? delivery.status}</span>;
  }
  const { key, actor } = standing;
  const isSaid = isWithActor && actor !== 'nobody';
  return (
    <>
      {t(key)}
      {isSaid && ` ${t(`deliveries.actor.${actor}`)}`}
    </>
  );
}
