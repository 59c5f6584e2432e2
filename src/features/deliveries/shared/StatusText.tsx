import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import { statusSentenceOf } from './statusSentence';

interface StatusTextProps {
  delivery: Delivery;
  /** Also says who has to act. */
  isWithActor?: boolean;
}

/** The status of a delivery in one sentence; for a status that the portal does not know, the server's own words. */
export default function StatusText({ delivery, isWithActor }: StatusTextProps) {
  const t = useT();
  const sentence = statusSentenceOf(delivery);
  if (!sentence) {
    return <span lang="zh-CN">{delivery.timeline.at(-1)?.remark ?? delivery.status}</span>;
  }
  const { key, actor } = sentence;
  if (!isWithActor || actor === 'nobody') return t(key);
  return t('deliveries.sentences', { first: t(key), second: t(`deliveries.actor.${actor}`) });
}
