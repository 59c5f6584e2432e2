import { Tag } from 'antd';
import { useT } from '@/hooks/useT';
import type { TargetKind } from '@/services/types';
import { lifecycleStateOf } from './lifecycle';

/** A delivery's status as a tag; for a status that the portal does not know, the server's own word. */
export default function DeliveryTag({ status, kind }: { status: string; kind: TargetKind }) {
  const t = useT();
  const state = lifecycleStateOf(status, kind);
  return (
    <Tag color={state?.tone ?? 'default'} lang={state ? undefined : 'zh-CN'}>
      {state ? t(state.labelKey) : status}
    </Tag>
  );
}
