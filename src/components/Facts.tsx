import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { useMediaQuery } from '@/hooks/useMediaQuery';

export interface Fact {
  label: string;
  value: ReactNode;
  /** zh-CN for server text. */
  lang?: string;
}

/** Labels and their values, one under the other; one without a value is left out. */
export default function Facts({ facts }: { facts: readonly Fact[] }) {
  // Beside their values the labels would be one character wide on a phone.
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const items = facts
    .filter(({ value }) => value !== undefined && value !== null && value !== '')
    .map(({ label, value, lang }) => ({
      key: label,
      label,
      children: lang ? <span lang={lang}>{value}</span> : value,
    }));
  return (
    <Descriptions
      bordered
      size="small"
      column={1}
      layout={isNarrow ? 'vertical' : 'horizontal'}
      items={items}
    />
  );
}
