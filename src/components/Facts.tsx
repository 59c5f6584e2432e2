import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** zh-CN for server text. */
  lang?: string;
  /** Takes the whole width: long texts. */
  isWide?: boolean;
}

interface FactsProps {
  facts: readonly Fact[];
  /** How many stand side by side where there is room. */
  columns?: 1 | 2;
}

/** Labels and their values; one without a value is left out. */
export default function Facts({ facts, columns = 1 }: FactsProps) {
  const items = facts
    .filter(({ value }) => value !== undefined && value !== null && value !== '')
    .map(({ label, value, lang, isWide }, index) => ({
      key: `${index} ${label}`,
      label,
      span: isWide ? ('filled' as const) : 1,
      children: lang ? <span lang={lang}>{value}</span> : value,
    }));
  return (
    <Descriptions
      className={styles.facts}
      bordered
      size="small"
      column={columns === 1 ? 1 : { xs: 1, md: 2 }}
      items={items}
    />
  );
}
