import { useIntl } from '@umijs/max';
import { useT } from '@/hooks/useT';
import styles from './Facets.module.css';

/** How many positions an option leads to: the figure to see, the sentence to hear. */
export default function OptionCount({ count }: { count: number }) {
  const t = useT();
  const { formatNumber } = useIntl();
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {formatNumber(count)}
      </span>
      <span className="visuallyHidden">{t('positions.search.optionCount', { count })}</span>
    </>
  );
}
