import { Tag } from 'antd';
import { useT } from '@/hooks/useT';
import type { ActivityDetail } from '@/services/types';
import { phaseOf, phaseTones } from '../shared/phase';
import styles from './Activity.module.css';

/** Where an activity stands, what it is, and what it has to offer: one line under its title. */
export default function ActivityFacts({ activity }: { activity: ActivityDetail }) {
  const t = useT();
  const { type, enterpriseCount, positionCount, headcount } = activity;
  const phase = phaseOf(activity, Date.now());
  return (
    <span className={styles.facts}>
      <Tag color={phaseTones[phase]}>{t(`activities.phase.${phase}`)}</Tag>
      <span>{t(`activities.type.${type}`)}</span>
      <span>
        {t('activities.offer', {
          units: enterpriseCount,
          positions: positionCount,
          people: headcount,
        })}
      </span>
    </span>
  );
}
