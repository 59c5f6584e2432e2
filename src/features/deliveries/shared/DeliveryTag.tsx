import { Tag } from 'antd';
import { useT } from '@/hooks/useT';
import { type DeliveryKind, lifecycleStateOf } from './lifecycle';

/** A delivery's status as a tag; for a status that the portal does not know, the server's own word. */
export default function DeliveryTag({ status, kind }: { status: string; kind: DeliveryKind }) {
  const t = useT();
  const state = lifecycleStateOf(status, kind);
  if (state) return <Tag color={state.tone}>{t(state.labelKey)}</Tag>;
  return (
    <Tag color="default" lang="zh-CN">
      {status}
    </Tag>
  );
}
