import Message from '@/components/Message';
import { useT } from '@/hooks/useT';
import type { TargetKind } from '@/services/types';
import type { Refusal } from './refusal';

interface RefusalNoticeProps {
  refusal: Refusal;
  /** The server's own words, which know the particulars. */
  reason: string;
  kind: TargetKind;
}

/** Why one cannot apply, before any work is lost, and the way on. */
export default function RefusalNotice({ refusal, reason, kind }: RefusalNoticeProps) {
  const t = useT();
  const isOwn = refusal === 'DELIVERY_DUPLICATE' || refusal === 'DELIVERY_LIMIT';
  const action = isOwn
    ? { label: t('apply.refusal.toDeliveries'), to: '/user/deliveries' }
    : { label: t('apply.refusal.toPositions'), to: '/searchPosition/all' };
  return (
    <Message
      role="alert"
      headingLevel={2}
      title={t(`apply.refusal.${refusal}.${kind}`)}
      hint={<span lang="zh-CN">{reason}</span>}
      action={action}
    />
  );
}
