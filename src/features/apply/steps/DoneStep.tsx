import { Navigate, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { useEffect } from 'react';
import ActionLink from '@/components/ActionLink';
import Failure from '@/components/Failure';
import Outcome from '@/components/Outcome';
import PrintButton from '@/components/PrintButton';
import Sentence from '@/components/Sentence';
import { SideSkeleton } from '@/components/SideLayout';
import State from '@/components/State';
import Time from '@/components/Time';
import TimeRange from '@/components/TimeRange';
import CalendarButton from '@/features/content/shared/CalendarButton';
import { useSentName } from '@/features/resume/shared/useResumeView';
import { useReading } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { findDelivery } from '@/models/delivery';
import type { TargetKind } from '@/services/types';
import { activitiesPath, activityPath } from '@/utils/paths/activities';
import { hasShape } from '@/utils/shape';
import { stepDraftPrefix } from '@/utils/stepDraftPrefix';
import { dropDrafts } from '@/utils/tabDrafts';
import styles from '../Wizard.module.css';
import WhatNext from './WhatNext';

/** Step 5: the application's number, the next step and its date. */
export default function DoneStep({ applyId, kind }: { applyId: string; kind: TargetKind }) {
  const t = useT();
  const user = useUser();
  const owner = user?.loginName ?? '';
  const isDone = hasShape(useLocation().state, { step: 'string' });
  const { data: delivery, ...request } = useReading(() => findDelivery({ applyId }), [applyId]);
  const { error, loading, refresh } = request;
  // The account's name may be its login name; the résumé that was sent has the person's.
  const name = useSentName(delivery?.id);
  const isSent = delivery !== undefined && delivery.status !== 'draft';
  useEffect(() => {
    // Answers that were typed after sending are not needed any more.
    if (isSent) void dropDrafts(stepDraftPrefix(owner, applyId));
  }, [isSent, owner, applyId]);
  if (error) return <Failure onRetry={refresh} isRetrying={loading} />;
  if (!delivery && loading) return <SideSkeleton side={5} card={6} />;
  if (!delivery) {
    return (
      <State
        title={t('deliveries.list.notFound')}
        action={{ label: t('apply.refusal.toDeliveries'), to: '/user/deliveries' }}
      />
    );
  }
  const { session, targetId } = delivery;
  const sentAt = delivery.timeline[0]?.at;
  // The URL says "done", but the application was not sent. If its page says "done", too, that would lead back here.
  if (!isSent && isDone) return <Failure onRetry={refresh} isRetrying={loading} />;
  if (!isSent) return <Navigate replace to={`/apply/${targetId}/${kind}`} />;
  return (
    <Outcome
      status="success"
      isFresh
      title={t(`apply.done.${kind}`)}
      hint={
        <Sentence id={`apply.done.number.${kind}`} values={{ number: delivery.number ?? '' }} />
      }
      actions={
        <>
          <ActionLink to={`/user/deliveries?applyId=${encodeURIComponent(applyId)}`}>
            {t('apply.done.follow')}
          </ActionLink>
          <ActionLink to={kind === 'activity' ? activitiesPath : '/searchPosition/all'}>
            {t(`apply.done.more.${kind}`)}
          </ActionLink>
          <PrintButton size="large" />
        </>
      }
    >
      <p>
        <span lang="zh-CN">{delivery.targetName}</span>
        {' · '}
        <span lang="zh-CN">{delivery.enterpriseName}</span>
      </p>
      {/* For the printed page: whose it is, and when it was sent. */}
      <Flex wrap gap="0 16px">
        {name && (
          <p>
            {t('apply.done.name')}
            <bdi>{name}</bdi>
          </p>
        )}
        {sentAt && (
          <p>
            {t('apply.done.sentAt')}
            <Time value={sentAt} isExact />
          </p>
        )}
      </Flex>
      {session && (
        <Flex wrap gap="0 16px" align="flex-start" className={styles.session}>
          <p>
            {t('apply.done.session')}
            <span lang="zh-CN">{session.label}</span>{' '}
            <TimeRange from={session.startsAt} to={session.endsAt} />
          </p>
          <CalendarButton
            path={activityPath(delivery.targetId)}
            event={{
              uid: `activity-${delivery.targetId}-${session.id}`,
              title: `${delivery.targetName} ${session.label}`,
              startsAt: session.startsAt,
              endsAt: session.endsAt,
              place: session.place,
            }}
          />
        </Flex>
      )}
      <WhatNext delivery={delivery} />
    </Outcome>
  );
}
