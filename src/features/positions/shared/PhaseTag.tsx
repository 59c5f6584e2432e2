import { Tag } from 'antd';
import Deadline from '@/components/Deadline';
import Time from '@/components/Time';
import PositionStateTag from '@/features/deliveries/shared/PositionStateTag';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import type { Position } from '@/services/types';
import { serverNow } from '@/utils/serverClock';
import { positionPhaseOf } from './labels';

interface PhaseTagProps {
  position: Pick<Position, 'state' | 'opensAt' | 'closesAt'>;
}

/** The deadline of an open position, the opening time before, the state in words afterwards. */
export default function PhaseTag({ position }: PhaseTagProps) {
  const t = useT();
  const phase = useTimedValue(() => positionPhaseOf(position, serverNow()));
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
