import { useIntl } from '@umijs/max';
import type { ComponentProps } from 'react';
import { useT } from '@/hooks/useT';
import styles from './Facets.module.css';

interface OptionLabelProps extends ComponentProps<'input'> {
  text: string;
  lang?: string;
  /** How many positions it leads to: the figure to see, the sentence to hear. */
  count?: number;
}

/** What can be ticked or chosen of a facet; takes what an input takes. */
export default function OptionLabel({ text, lang, count, ...input }: OptionLabelProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  return (
    <label className={styles.label}>
      <input className={styles.box} {...input} />
      <span className={styles.text} lang={lang}>
        {text}
      </span>
      {count !== undefined && (
        <>
          <span className={styles.count} aria-hidden="true">
            {formatNumber(count)}
          </span>
          <span className="visuallyHidden">{t('positions.search.optionCount', { count })}</span>
        </>
      )}
    </label>
  );
}
