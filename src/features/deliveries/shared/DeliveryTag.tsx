import { Tag } from 'antd';
import { useT } from '@/hooks/useT';
import type { TargetKind } from '@/services/types';
import type { Word } from '@/utils/words';
import { lifecycleStateOf } from './lifecycle';
import { unknownState } from './unknownState';

/** A delivery's status as a tag. */
export default function DeliveryTag({ status, kind }: { status: string; kind: TargetKind }) {
  const t = useT();
  const state = lifecycleStateOf(status, kind);
  const { label, lang }: Word = state ? { label: t(state.labelKey) } : unknownState(status, t);
  return (
    <Tag key={status} color={state?.tone ?? 'default'} lang={lang}>
      {label}
    </Tag>
  );
}
