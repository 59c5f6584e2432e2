import { useAccess, useModel } from '@umijs/max';
import { Flex } from 'antd';
import ActionLink from '@/components/ActionLink';
import AsyncContent from '@/components/AsyncContent';
import PageHead from '@/components/PageHead';
import PageSection from '@/components/PageSection';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import NextActionText from '@/features/deliveries/shared/NextActionText';
import { deliveryPath } from '@/features/deliveries/shared/nextStep';
import StatusText from '@/features/deliveries/shared/StatusText';
import { useReading } from '@/hooks/useCall';
import { useLastHeight } from '@/hooks/useLastHeight';
import { useT } from '@/hooks/useT';
import FlowSteps from './shared/FlowSteps';
import { ownPlaceOf } from './shared/flow';

const pageSize = 50;

/** The recruitment flow, with the signed-in person's current step (spec §2, /recruitmentflow). */
export default function FlowScreen() {
  const t = useT();
  const { canUseCandidateScreens } = useAccess();
  const { load } = useModel('delivery');
  const { data, ...request } = useReading(
    (signal) => load({ group: 'active', current: 1, pageSize }, { signal }),
    [],
    { isReady: canUseCandidateScreens },
  );
  const place = data && ownPlaceOf(data.list);
  const ownPart = useLastHeight('flow', { data, error: request.error });
  return (
    <>
      <PageHead title={t('content.flow.title')} intro={t('content.flow.intro')} />
      <Flex vertical gap={16} style={{ maxWidth: 'var(--text-measure)' }}>
        {canUseCandidateScreens && (
          <PageSection title={t('content.flow.own')}>
            <div {...ownPart}>
              <AsyncContent
                data={data}
                request={request}
                failureTitle={t('content.flow.ownFailed')}
                skeleton={1}
              >
                {({ counts }) => <OwnPlaceCard place={place} drafts={counts.draft} />}
              </AsyncContent>
            </div>
          </PageSection>
        )}
        <div className="surface">
          <FlowSteps isDetailed current={place?.step} />
        </div>
      </Flex>
    </>
  );
}

interface OwnPlaceCardProps {
  place: ReturnType<typeof ownPlaceOf>;
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
      <span>
        <StatusText delivery={delivery} />
      </span>
      <NextActionText delivery={delivery} />
      <ActionLink isPlain size="medium" to={deliveryPath(delivery.id)}>
        {t('content.flow.toDelivery')}
      </ActionLink>
    </Flex>
  );
}
