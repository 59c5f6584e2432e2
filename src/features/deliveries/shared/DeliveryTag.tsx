import { Tag } from 'antd';
import { useT } from '@/hooks/useT';
import { type DeliveryKind, stateOf } from './lifecycle';

/** A delivery's state in words; one the portal does not know is shown by the server's own word. */
export default function DeliveryTag({ status, kind }: { status: string; kind: DeliveryKind }) {
  const t = useT();
  const state = stateOf(status, kind);
  if (state) return <Tag color={state.tone}>{t(state.labelKey)}</Tag>;
  return (
    <Tag color="default" lang="zh-CN">
      {status}
    </Tag>
  );
}
