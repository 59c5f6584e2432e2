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

/** The position's own state, a second axis beside the delivery's (product decisions, Lifecycles). */
export default function PositionStateTag({ state }: { state: PositionState }) {
  const t = useT();
  // The server may know a state that the portal does not: its own word then.
  const isKnown = Object.hasOwn(tones, state);
  return (
    <Tag color={isKnown ? tones[state] : 'default'} lang={isKnown ? undefined : 'zh-CN'}>
      {isKnown ? t(`positions.state.${state}`) : state}
    </Tag>
  );
}
