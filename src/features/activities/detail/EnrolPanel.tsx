import { Flex } from 'antd';
import ActionLink from '@/components/ActionLink';
import Facts from '@/components/Facts';
import PrintButton from '@/components/PrintButton';
import ShareButton from '@/components/ShareButton';
import StickyActions from '@/components/StickyActions';
import { Deadline } from '@/components/Time';
import TimeRange from '@/components/TimeRange';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import type { ActivityDetail, Delivery } from '@/services/types';
import type { EnrolWay } from '../shared/enrolment';
import { activityPath, enrolPath } from '../shared/paths';
import type { ActivityPhase } from '../shared/phase';
import styles from './EnrolPanel.module.css';

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

/** The way to enrol, or that every session is full; nothing when it is not the time. */
function EnrolAction({ id, way }: { id: string; way: EnrolWay }) {
  const t = useT();
  if (way === 'none') return null;
  if (way === 'full') return <p className={styles.note}>{t('activities.full.all')}</p>;
  return (
    <StickyActions>
      <ActionLink isMain to={enrolPath(id)}>
        {t(`activities.enrol.${way}`)}
      </ActionLink>
    </StickyActions>
  );
}

/** Where the reader's own enrolment stands, for which session, and the way to it. */
function OwnEnrolment({ activity, delivery }: Pick<EnrolPanelProps, 'activity' | 'delivery'>) {
  const t = useT();
  const { deliveryId = '' } = activity;
  const status = delivery?.status ?? activity.enrolmentStatus;
  const { session, number } = delivery ?? {};
  return (
    <div className={styles.own}>
      <p className={styles.note}>
        {t('activities.own.label')} {status && <DeliveryTag status={status} kind="activity" />}
      </p>
      {session && (
        <p className={styles.note}>
          <span lang="zh-CN">{session.label}</span>{' '}
          <TimeRange from={session.startsAt} to={session.endsAt} />
        </p>
      )}
      {number && <p className={styles.note}>{t('activities.own.number', { number })}</p>}
      <ActionLink to={`/user/deliveries?${new URLSearchParams({ deliveryId })}`}>
        {t('activities.own.view')}
      </ActionLink>
    </div>
  );
}
