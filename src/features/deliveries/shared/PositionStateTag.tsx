import { Tag } from 'antd';
import type { TagTone } from '@/components/tagTone';
import { useT } from '@/hooks/useT';
import type { PositionState } from '@/services/types';

const tones = {
  open: 'success',
  reviewing: 'processing',
  closed: 'default',
  cancelled: 'default',
} as const satisfies Record<PositionState, TagTone>;

/** The state of the position itself, shown beside the delivery's (docs/product.md, Lifecycles). */
export default function PositionStateTag({ state }: { state: PositionState }) {
  const t = useT();
  // For a state that the portal does not know, the server's own word.
  const isKnown = Object.hasOwn(tones, state);
  return (
    <Tag color={isKnown ? tones[state] : 'default'} lang={isKnown ? undefined : 'zh-CN'}>
      {isKnown ? t(`positions.state.${state}`) : state}
    </Tag>
  );
}
