import { Flex } from 'antd';
import ActionLink from '@/components/ActionLink';
import Time from '@/components/Time';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import StandingText from '@/features/deliveries/shared/StandingText';
import { useT } from '@/hooks/useT';
import type { OwnPlace } from '../shared/flow';

interface OwnPlaceCardProps {
  place: OwnPlace | undefined;
  /** Applications that were begun and not sent. */
  drafts: number;
}

/** Where the signed-in reader is in the flow: the application that moved last, in one sentence. */
export default function OwnPlaceCard({ place, drafts }: OwnPlaceCardProps) {
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
        <StandingText delivery={delivery} />
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
