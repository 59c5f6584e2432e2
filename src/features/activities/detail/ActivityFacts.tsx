import { Flex, Tag } from 'antd';
import { useT } from '@/hooks/useT';
import type { ActivityDetail } from '@/services/types';
import { phaseOf, phaseTones } from '../shared/phase';

/** Where an activity stands, what it is, and what it has to offer: one line under its title. */
export default function ActivityFacts({ activity }: { activity: ActivityDetail }) {
  const t = useT();
  const { type, enterpriseCount, positionCount, headcount } = activity;
  const phase = phaseOf(activity, Date.now());
  return (
    <Flex wrap component="span" gap="4px 16px" align="center">
      <Tag color={phaseTones[phase]}>{t(`activities.phase.${phase}`)}</Tag>
      <span>{t(`activities.type.${type}`)}</span>
      <span>
        {t('activities.offer', {
          units: enterpriseCount,
          positions: positionCount,
          people: headcount,
        })}
      </span>
    </Flex>
  );
}
