import { Flex } from 'antd';
import Facts from '@/components/Facts';
import PrintButton from '@/components/PrintButton';
import ShareButton from '@/components/ShareButton';
import { Deadline } from '@/components/Time';
import TimeRange from '@/components/TimeRange';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import type { ActivityDetail, Delivery } from '@/services/types';
import type { EnrolWay } from '../shared/enrolment';
import { activityPath } from '../shared/paths';
import type { ActivityPhase } from '../shared/phase';
import EnrolAction from './EnrolAction';
import styles from './EnrolPanel.module.css';
import OwnEnrolment from './OwnEnrolment';

interface EnrolPanelProps {
  activity: ActivityDetail;
  phase: ActivityPhase;
  way: EnrolWay;
  /** The reader's own, once known. */
  delivery: Delivery | undefined;
  isReviewer: boolean;
}

/** What each phase is dated by. */
const turns = {
  notYet: 'enrolFrom',
  enrolling: 'enrolTo',
  closed: 'enrolTo',
  running: 'endsAt',
  ended: 'endsAt',
} as const satisfies Record<ActivityPhase, keyof ActivityDetail>;

/** Whether and until when one may enrol, one's own enrolment, and the way there; on phones that stays at the bottom. */
export default function EnrolPanel(props: EnrolPanelProps) {
  const { activity, phase, way, delivery, isReviewer } = props;
  const t = useT();
  const { exact } = useDateText();
  const { id, title, enrolFrom, enrolTo, startsAt, endsAt, place, online } = activity;
  return (
    <aside className={styles.panel} aria-label={t('activities.panel')}>
      <p className={styles.words}>
        {t(`activities.when.${phase}`, { at: exact(activity[turns[phase]]) })}{' '}
        {phase === 'enrolling' && <Deadline value={enrolTo} />}
      </p>
      <Facts
        facts={[
          {
            label: t('activities.enrolment'),
            value: <TimeRange from={enrolFrom} to={enrolTo} />,
          },
          { label: t('activities.time'), value: <TimeRange from={startsAt} to={endsAt} /> },
          {
            label: t('activities.place'),
            value: online ? t('activities.online') : place,
            lang: online ? undefined : 'zh-CN',
          },
        ]}
      />
      {isReviewer && <p className={styles.note}>{t('activities.reviewer')}</p>}
      {activity.deliveryId && <OwnEnrolment activity={activity} delivery={delivery} />}
      <EnrolAction id={id} way={way} />
      <Flex gap={8}>
        <ShareButton title={title} path={activityPath(id)} />
        <PrintButton isQuiet />
      </Flex>
    </aside>
  );
}
