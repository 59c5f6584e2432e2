import Tag, { type TagTone } from '@/components/Tag';
import { useT } from '@/hooks/useT';
import type { FitAnswer } from './item';

const tones = {
  fits: 'green',
  doesNot: 'red',
  unknown: 'blue',
} as const satisfies Record<FitAnswer, TagTone>;

/** Whether a requirement is met, in one word. */
export default function FitTag({ answer }: { answer: FitAnswer }) {
  const t = useT();
  return <Tag tone={tones[answer]}>{t(`positions.fit.answer.${answer}`)}</Tag>;
}
