import { Flex } from 'antd';
import ActionLink from '@/components/ActionLink';
import Sentence from '@/components/Sentence';
import TimeRange from '@/components/TimeRange';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { deliveryPath } from '@/features/deliveries/shared/nextStep';
import { useT } from '@/hooks/useT';
import type { ActivityDetail, Delivery } from '@/services/types';

interface OwnEnrolmentProps {
  activity: ActivityDetail;
  /** Once loaded. */
  delivery: Delivery | undefined;
}

/** The status of the person's own enrolment, its session, and a link to it. */
export default function OwnEnrolment({ activity, delivery }: OwnEnrolmentProps) {
  const t = useT();
  const status = delivery?.status ?? activity.enrolmentStatus;
  const { session, number } = delivery ?? {};
  return (
    <Flex
      vertical
      gap={8}
      style={{ paddingTop: 16, borderTop: '1px solid var(--ant-color-border-secondary)' }}
    >
      <p>
        <span>{`${t('activities.own.label')} `}</span>
        {status && <DeliveryTag status={status} kind="activity" />}
      </p>
      {session && (
        <p>
          <span lang="zh-CN">{session.label}</span>{' '}
          <TimeRange from={session.startsAt} to={session.endsAt} />
        </p>
      )}
      {number && (
        <p>
          <Sentence id="activities.own.number" values={{ number }} />
        </p>
      )}
      <ActionLink to={deliveryPath(activity.deliveryId)}>{t('activities.own.view')}</ActionLink>
    </Flex>
  );
}
