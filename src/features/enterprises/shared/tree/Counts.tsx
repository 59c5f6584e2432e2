import { useIntl } from '@umijs/max';
import { useT } from '@/hooks/useT';
import styles from './UnitTree.module.css';

interface CountsProps {
  /** Its own positions. */
  own: number;
  /** Its own and its subordinates' positions. */
  total: number;
}

/** Own and total positions of a unit: the figures to see, the sentence to hear. */
export default function Counts({ own, total }: CountsProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  return (
    <>
      <span className={styles.counts} aria-hidden="true">
        <span className={styles.own}>{formatNumber(own)}</span>
        <span className={styles.total}>{formatNumber(total)}</span>
      </span>
      <span className="visuallyHidden">{t('enterprises.tree.counts', { own, total })}</span>
    </>
  );
}
