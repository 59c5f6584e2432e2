import { Flex } from 'antd';
import ActionLink from '@/components/ActionLink';
import Deadline from '@/components/Deadline';
import Facts from '@/components/Facts';
import PlaceText from '@/components/maps/PlaceText';
import PrintButton from '@/components/PrintButton';
import ShareButton from '@/components/ShareButton';
import StickyActions from '@/components/StickyActions';
import CodeButton from '@/components/share/CodeButton';
import TimeRange from '@/components/TimeRange';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import type { ActivityDetail, Delivery } from '@/services/types';
import { activityPath, enrolPath } from '@/utils/paths/activities';
import type { ActivityPhase } from '../shared/phase';
import styles from './Activity.module.css';
import type { EnrolWay } from './enrolment';
import OwnEnrolment from './OwnEnrolment';

interface EnrolPanelProps {
  activity: ActivityDetail;
  phase: ActivityPhase;
  way: EnrolWay;
  /** The person's own enrolment, once loaded. */
  delivery: Delivery | undefined;
  isReviewer: boolean;
}

/** The date that each phase shows. */
const turns = {
  notYet: 'enrolFrom',
  enrolling: 'enrolTo',
  closed: 'enrolTo',
  running: 'endsAt',
  ended: 'endsAt',
} as const satisfies Record<ActivityPhase, keyof ActivityDetail>;

/**
 * Whether and until when one can enrol, the person's own enrolment, and the button; on phones the button stays at the
 * bottom.
 */
export default function EnrolPanel(props: EnrolPanelProps) {
  const { activity, phase, way, delivery, isReviewer } = props;
  const t = useT();
  const { exact } = useDateText();
  const { id, title, enrolFrom, enrolTo, startsAt, endsAt, place, online } = activity;
  return (
    <aside className={styles.panel} aria-label={t('activities.panel')}>
      <p className={styles.when}>
        <span>{`${t(`activities.when.${phase}`, { at: exact(activity[turns[phase]]) })} `}</span>
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
            value: online ? t('activities.online') : <PlaceText place={place} />,
            lang: online ? undefined : 'zh-CN',
          },
        ]}
      />
      {isReviewer && <p>{t('activities.reviewer')}</p>}
      {activity.deliveryId && <OwnEnrolment activity={activity} delivery={delivery} />}
      {way === 'full' && <p>{t('activities.full.all')}</p>}
      {way !== 'full' && way !== 'none' && (
        <StickyActions>
          <ActionLink isMain to={enrolPath(id)}>
            {t(`activities.enrol.${way}`)}
          </ActionLink>
        </StickyActions>
      )}
      <Flex wrap gap={8}>
        <ShareButton title={title} path={activityPath(id)} />
        <CodeButton
          title={title}
          path={activityPath(id)}
          lines={[
            online ? t('activities.online') : place,
            t('activities.when.enrolling', { at: exact(enrolTo) }),
          ]}
        />
        <PrintButton isQuiet />
      </Flex>
    </aside>
  );
}
