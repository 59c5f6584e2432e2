import { Tag } from 'antd';
import type { TagTone } from '@/components/tagTone';
import { useT } from '@/hooks/useT';
import type { FitAnswer } from './item';

const tones = {
  fits: 'success',
  doesNot: 'error',
  unknown: 'processing',
} as const satisfies Record<FitAnswer, TagTone>;

/** Whether a requirement is met, as a tag. */
export default function FitTag({ answer }: { answer: FitAnswer }) {
  const t = useT();
  return (
    <Tag key={answer} color={tones[answer]}>
      {t(`positions.fit.answer.${answer}`)}
    </Tag>
  );
}
