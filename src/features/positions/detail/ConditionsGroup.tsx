import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import ConditionValue from '../shared/ConditionValue';
import { type Condition, conditionKey, conditions } from '../shared/conditions';
import DetailGroup from './DetailGroup';

/** Free text that says nothing where there is none. */
const written: readonly Condition[] = ['qualification', 'other'];

/** Who may apply. */
export default function ConditionsGroup({ position }: { position: PositionDetail }) {
  const t = useT();
  const isWide = (condition: Condition) =>
    written.includes(condition) ||
    (condition === 'majors' && position.majorCodes.length > 2) ||
    (condition === 'source' && position.source.length > 2);
  const shown = conditions.filter(
    (condition) => !written.includes(condition) || conditionKey(position, condition),
  );
  return (
    <DetailGroup
      title={t('positions.detail.group.conditions')}
      facts={shown.map((condition) => ({
        label: t(`positions.fit.requirement.${condition}`),
        value: <ConditionValue position={position} condition={condition} />,
        isWide: isWide(condition),
      }))}
    />
  );
}
