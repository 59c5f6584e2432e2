import { Descriptions, theme } from 'antd';
import type { ReactNode } from 'react';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  /** zh-CN for a label of the server. */
  labelLang?: string;
  value: ReactNode;
  /** zh-CN for server text. */
  lang?: string;
  /** Takes the whole width, for long texts. */
  isWide?: boolean;
}

interface FactsProps {
  facts: readonly Fact[];
  columns?: 1 | 2;
}

/** Text from the server or a person may have another direction than the page. */
function isolated(value: ReactNode, lang?: string): ReactNode {
  if (typeof value === 'string' || typeof value === 'number') return <bdi lang={lang}>{value}</bdi>;
  return lang ? <span lang={lang}>{value}</span> : value;
}

/** From this size of text on (px) a value beside its label would have a few characters a line on a phone. */
const large = 20;

/** Labels and their values; a fact without a value is left out. */
export default function Facts({ facts, columns = 1 }: FactsProps) {
  const { token } = theme.useToken();
  const isPhone = useMediaQuery('(max-width: 767px)');
  const shown = facts.filter(({ value }) => value !== undefined && value !== null && value !== '');
  // antd's "filled" is what is left of a line: the fact before a wide one leaves nothing.
  const items = shown.map(({ label, labelLang, value, lang, isWide }, index) => ({
    key: `${index} ${label}`,
    label: labelLang ? <span lang={labelLang}>{label}</span> : label,
    span: isWide || shown[index + 1]?.isWide ? ('filled' as const) : 1,
    children: isolated(value, lang),
  }));
  return (
    <Descriptions
      className={styles.facts}
      bordered
      size="small"
      layout={isPhone && token.fontSize >= large ? 'vertical' : 'horizontal'}
      column={columns === 1 ? 1 : { xs: 1, md: 2 }}
      items={items}
    />
  );
}
