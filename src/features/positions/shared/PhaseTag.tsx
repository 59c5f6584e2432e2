import { Tag } from 'antd';
import Time, { Deadline } from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { Position } from '@/services/types';
import { phaseOf } from './labels';
import PositionStateTag from './PositionStateTag';

interface PhaseTagProps {
  position: Pick<Position, 'state' | 'opensAt' | 'closesAt'>;
}

/** When one may apply: the deadline while it is open, the opening before, the state in words after. */
export default function PhaseTag({ position }: PhaseTagProps) {
  const t = useT();
  const phase = phaseOf(position, Date.now());
  if (phase === 'open') return <Deadline value={position.closesAt} />;
  if (phase === 'notYet') {
    return (
      <Tag color="processing">
        {t('positions.state.notYet')} <Time value={position.opensAt} />
      </Tag>
    );
  }
  return <PositionStateTag state={phase} />;
}
