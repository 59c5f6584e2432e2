import { Navigate } from '@umijs/max';
import { Flex } from 'antd';
import { useEffect } from 'react';
import ActionLink from '@/components/ActionLink';
import Failure from '@/components/Failure';
import Outcome from '@/components/Outcome';
import PrintButton from '@/components/PrintButton';
import State from '@/components/State';
import TimeRange from '@/components/TimeRange';
import { activitiesPath, activityPath } from '@/features/activities/shared/paths';
import CalendarButton from '@/features/content/shared/CalendarButton';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { searchDeliveries } from '@/services/delivery';
import type { TargetKind } from '@/services/types';
import { dropDrafts } from '@/utils/tabDrafts';
import ApplySkeleton from '../ApplySkeleton';
import { stepDraftPrefix } from '../shared/stepDraftPrefix';
import styles from '../Wizard.module.css';
import WhatNext from './WhatNext';

/** Step 5: the number, what comes next and when to expect it. */
export default function DoneStep({ applyId, kind }: { applyId: string; kind: TargetKind }) {
  const t = useT();
  const owner = useUser()?.loginName ?? '';
  const { data, error, loading, refresh } = useCall(() => searchDeliveries({ applyId }), {
    refreshDeps: [applyId],
  });
  const delivery = data?.list[0];
  const isSent = delivery !== undefined && delivery.status !== 'draft';
  useEffect(() => {
    // What was typed and not taken into it is of no use any more.
    if (isSent) void dropDrafts(stepDraftPrefix(owner, applyId));
  }, [isSent, owner, applyId]);
  if (error) return <Failure onRetry={refresh} isRetrying={loading} />;
  if (!data) return <ApplySkeleton />;
  if (!delivery) {
    return (
      <State
        title={t('deliveries.list.notFound')}
        action={{ label: t('apply.refusal.toDeliveries'), to: '/user/deliveries' }}
      />
    );
  }
  const { session, targetId } = delivery;
  // Not sent after all, whatever the address says.
  if (!isSent) return <Navigate replace to={`/apply/${targetId}/${kind}`} />;
  return (
    <Outcome
      status="success"
      isFresh
      title={t(`apply.done.${kind}`)}
      hint={t(`apply.done.number.${kind}`, { number: delivery.number ?? '' })}
      actions={
        <>
          <ActionLink to={`/user/deliveries?applyId=${encodeURIComponent(applyId)}`}>
            {t('apply.done.follow')}
          </ActionLink>
          <ActionLink to={kind === 'activity' ? activitiesPath : '/searchPosition/all'}>
            {t(`apply.done.more.${kind}`)}
          </ActionLink>
          <PrintButton />
        </>
      }
    >
      <p>
        <span lang="zh-CN">{delivery.targetName}</span>
        {' · '}
        <span lang="zh-CN">{delivery.enterpriseName}</span>
      </p>
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
