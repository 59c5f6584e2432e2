import Words from '@/components/Words';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import { serverWord } from '@/utils/words';
import { statusSentenceOf } from './statusSentence';
import { unknownState } from './unknownState';

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
    const remark = delivery.timeline.at(-1)?.remark;
    return <Words of={[remark ? serverWord(remark) : unknownState(delivery.status, t)]} />;
  }
  const { key, actor } = sentence;
  const first = t(key);
  const isOne = !isWithActor || actor === 'nobody';
  return (
    <span>
      {isOne ? first : t('deliveries.sentences', { first, second: t(`deliveries.actor.${actor}`) })}
    </span>
  );
}
