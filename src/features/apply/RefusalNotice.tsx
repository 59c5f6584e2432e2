import Message from '@/components/Message';
import { activitiesPath } from '@/features/activities/shared/paths';
import { useT } from '@/hooks/useT';
import type { TargetKind } from '@/services/types';
import type { Refusal } from './refusal';

interface RefusalNoticeProps {
  refusal: Refusal;
  /** The server's own words, which know the particulars. */
  reason: string;
  kind: TargetKind;
  /** Where another session can still be chosen. */
  onOtherSession?: () => void;
}

/** Why one cannot apply, before any work is lost, and the way on. */
export default function RefusalNotice(props: RefusalNoticeProps) {
  const { refusal, reason, kind, onOtherSession } = props;
  const t = useT();
  const action = () => {
    if (refusal === 'DELIVERY_DUPLICATE' || refusal === 'DELIVERY_LIMIT') {
      return { label: t('apply.refusal.toDeliveries'), to: '/user/deliveries' };
    }
    if (refusal === 'SESSION_FULL' && onOtherSession) {
      return { label: t('apply.refusal.otherSession'), onClick: onOtherSession };
    }
    return {
      label: t(`apply.refusal.to.${kind}`),
      to: kind === 'activity' ? activitiesPath : '/searchPosition/all',
    };
  };
  return (
    <Message
      role="alert"
      headingLevel={2}
      title={t(`apply.refusal.${refusal}.${kind}`)}
      hint={<span lang="zh-CN">{reason}</span>}
      action={action()}
    />
  );
}
