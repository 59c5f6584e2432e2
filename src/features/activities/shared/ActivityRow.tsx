import { Link } from '@umijs/max';
import { Tag } from 'antd';
import Time, { Deadline } from '@/components/Time';
import TimeRange from '@/components/TimeRange';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { useT } from '@/hooks/useT';
import type { Activity } from '@/services/types';
import styles from './ActivityRow.module.css';
import { activityPath } from './paths';
import { phaseOf, phaseTones } from './phase';

/** One activity in a list: what, when and where it is, from or until when one may enrol, and the reader's own enrolment. */
export default function ActivityRow({ activity }: { activity: Activity }) {
  const t = useT();
  const { id, title, type, startsAt, endsAt, enrolFrom, enrolTo, place, online } = activity;
  const { enterpriseCount, positionCount, headcount, enrolmentStatus } = activity;
  const phase = phaseOf(activity, Date.now());
  return (
    <article className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.title} lang="zh-CN">
          <Link to={activityPath(id)} state={{ isFromList: true }}>
            {title}
          </Link>
        </h3>
        <span className={styles.tags}>
          <Tag color={phaseTones[phase]}>{t(`activities.phase.${phase}`)}</Tag>
          {phase === 'enrolling' && <Deadline value={enrolTo} />}
          {phase === 'notYet' && (
            <span className={styles.own}>
              {t('activities.opens')} <Time value={enrolFrom} />
            </span>
          )}
          {enrolmentStatus && (
            <span className={styles.own}>
              {t('activities.own.label')} <DeliveryTag status={enrolmentStatus} kind="activity" />
            </span>
          )}
        </span>
      </div>
      <p className={styles.facts}>
        <span>{t(`activities.type.${type}`)}</span>
        <TimeRange isBrief from={startsAt} to={endsAt} />
        {online ? <span>{t('activities.online')}</span> : <span lang="zh-CN">{place}</span>}
      </p>
      <p className={styles.facts}>
        <span>
          {t('activities.offer', {
            units: enterpriseCount,
            positions: positionCount,
            people: headcount,
          })}
        </span>
      </p>
    </article>
  );
}
