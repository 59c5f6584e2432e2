import { Tag } from 'antd';
import { useT } from '@/hooks/useT';
import type { TargetKind } from '@/services/types';
import { lifecycleStateOf } from './lifecycle';

/** A delivery's status as a tag; for a status that the portal does not know, the server's own word. */
export default function DeliveryTag({ status, kind }: { status: string; kind: TargetKind }) {
  const t = useT();
  const state = lifecycleStateOf(status, kind);
  if (state) return <Tag color={state.tone}>{t(state.labelKey)}</Tag>;
  return (
    <Tag color="default" lang="zh-CN">
      {status}
    </Tag>
  );
}
