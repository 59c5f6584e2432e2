import { Tag } from 'antd';
import type { TagTone } from '@/components/tagTone';
import { useT } from '@/hooks/useT';
import type { PositionState } from '@/services/types';
import type { Word } from '@/utils/words';
import { unknownState } from './unknownState';

const tones = {
  open: 'success',
  reviewing: 'processing',
  closed: 'default',
  cancelled: 'default',
} as const satisfies Record<PositionState, TagTone>;

/** The state of the position itself, shown beside the delivery's (docs/product.md, Lifecycles). */
export default function PositionStateTag({ state }: { state: PositionState }) {
  const t = useT();
  const isKnown = Object.hasOwn(tones, state);
  const { label, lang }: Word = isKnown
    ? { label: t(`positions.state.${state}`) }
    : unknownState(state, t);
  return (
    <Tag key={state} color={isKnown ? tones[state] : 'default'} lang={lang}>
      {label}
    </Tag>
  );
}
