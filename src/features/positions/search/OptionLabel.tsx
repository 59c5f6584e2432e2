import { useIntl } from '@umijs/max';
import type { ComponentProps } from 'react';
import { useT } from '@/hooks/useT';
import styles from './Facets.module.css';

interface OptionLabelProps extends ComponentProps<'input'> {
  text: string;
  lang?: string;
  /** The number of positions; screen readers get a sentence instead. */
  count?: number;
}

/** A checkbox or radio button of a facet; accepts the attributes of an input. */
export default function OptionLabel({ text, lang, count, ...input }: OptionLabelProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  return (
    <label className={`${styles.label} tick`}>
      <input {...input} />
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
