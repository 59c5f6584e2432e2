import { useAccess, useModel } from '@umijs/max';
import { Flex } from 'antd';
import { useId } from 'react';
import ActionLink from '@/components/ActionLink';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import Time from '@/components/Time';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import StatusText from '@/features/deliveries/shared/StatusText';
import { useReading } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import styles from './FlowScreen.module.css';
import FlowSteps from './shared/FlowSteps';
import { type OwnPlace, ownPlaceOf } from './shared/flow';

const pageSize = 50;

/** The recruitment flow, with the signed-in person's current step (spec §2, /recruitmentflow). */
export default function FlowScreen() {
  const t = useT();
  const titleId = useId();
  const { canUseCandidateScreens } = useAccess();
  const { load } = useModel('delivery');
  const { data, error, isLoading, refresh } = useReading(
    (signal) => load({ group: 'active', current: 1, pageSize }, { signal }),
    [],
    { isReady: canUseCandidateScreens },
  );
  const place = data && ownPlaceOf(data.list);
  return (
    <>
      <PageHead title={t('content.flow.title')} intro={t('content.flow.intro')} />
      {canUseCandidateScreens && (
        <section className={styles.own} aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title}>
            {t('content.flow.own')}
          </h2>
          {error && !isLoading && (
            <Failure isCompact title={t('content.flow.ownFailed')} onRetry={refresh} />
          )}
          {!error && !data && <p className={styles.waiting}>{t('common.loading')}</p>}
          {data && !error && <OwnPlaceCard place={place} drafts={data.counts.draft} />}
        </section>
      )}
      <div className={styles.steps}>
        <FlowSteps isDetailed headingLevel={2} current={place?.step} />
      </div>
    </>
  );
}

interface OwnPlaceCardProps {
  place: OwnPlace | undefined;
  /** Number of applications that are not sent. */
  drafts: number;
}

/** The signed-in person's step in the flow: the application that changed last, in one sentence. */
function OwnPlaceCard({ place, drafts }: OwnPlaceCardProps) {
  const t = useT();
  if (!place) {
    return (
      <Flex vertical gap={4} align="flex-start">
        <span>
          {drafts > 0 ? t('content.flow.drafts', { count: drafts }) : t('content.flow.none')}
        </span>
        <ActionLink
          isPlain
          size="medium"
          to={drafts > 0 ? '/user/deliveries?group=draft' : '/searchPosition/all'}
        >
          {t(drafts > 0 ? 'content.flow.toDrafts' : 'content.flow.find.action')}
        </ActionLink>
      </Flex>
    );
  }
  const { delivery } = place;
  return (
    <Flex vertical gap={4} align="flex-start">
      <Flex wrap component="p" gap="4px 12px" align="center">
        <strong lang="zh-CN">{delivery.targetName}</strong>
        <span lang="zh-CN">{delivery.enterpriseName}</span>
        <DeliveryTag {...delivery} />
      </Flex>
      <Flex wrap component="p" gap="4px">
        <StatusText delivery={delivery} />
        {delivery.nextAction?.dueAt && (
          <span>
            {t('content.flow.due')} <Time value={delivery.nextAction.dueAt} />
          </span>
        )}
      </Flex>
      <ActionLink isPlain size="medium" to={`/user/deliveries?deliveryId=${delivery.id}`}>
        {t('content.flow.toDelivery')}
      </ActionLink>
    </Flex>
  );
}
