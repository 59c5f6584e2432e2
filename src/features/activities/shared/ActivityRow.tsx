import { Link } from '@umijs/max';
import { Flex, Tag } from 'antd';
import Deadline from '@/components/Deadline';
import shared from '@/components/shared.module.css';
import Time from '@/components/Time';
import TimeRange from '@/components/TimeRange';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import type { Activity } from '@/services/types';
import { activityPath } from '@/utils/paths/activities';
import { serverNow } from '@/utils/serverClock';
import styles from './ActivityRow.module.css';
import Offer from './Offer';
import { activityPhaseOf, phaseTones } from './phase';

/** An activity in a list: type, time, place, the enrolment period, and the person's own enrolment. */
export default function ActivityRow({ activity }: { activity: Activity }) {
  const t = useT();
  const { id, title, type, startsAt, endsAt, enrolFrom, enrolTo, place, online, enrolmentStatus } =
    activity;
  const phase = useTimedValue(() => activityPhaseOf(activity, serverNow()));
  return (
    <article className={styles.row}>
      <Flex wrap gap="4px 12px" align="center" justify="space-between">
        <h3 className={shared.rowTitle} lang="zh-CN">
          <Link to={activityPath(id)} state={{ isFromList: true }}>
            {title}
          </Link>
        </h3>
        <Flex wrap component="span" gap="4px 8px" align="center">
          <Tag key={phase} color={phaseTones[phase]}>
            {t(`activities.phase.${phase}`)}
          </Tag>
          {phase === 'enrolling' && <Deadline value={enrolTo} />}
          {phase === 'notYet' && (
            <span className="quiet">
              {t('activities.opens')} <Time value={enrolFrom} />
            </span>
          )}
          {enrolmentStatus && (
            <span className="quiet">
              {t('activities.own.label')} <DeliveryTag status={enrolmentStatus} kind="activity" />
            </span>
          )}
        </Flex>
      </Flex>
      <Flex wrap component="p" gap="0 16px" className="quiet">
        <span>{t(`activities.type.${type}`)}</span>
        <TimeRange isBrief from={startsAt} to={endsAt} />
        {online ? <span>{t('activities.online')}</span> : <span lang="zh-CN">{place}</span>}
      </Flex>
      <p className="quiet">
        <Offer activity={activity} />
      </p>
    </article>
  );
}
