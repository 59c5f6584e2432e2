import { useT } from '@/hooks/useT';
import styles from './Detail.module.css';

const side = ['45%', '70%', '85%', '100%'] as const;
const groups = [
  ['40%', '70%', '55%'],
  ['60%', '45%', '70%', '50%'],
  ['80%', '75%', '60%'],
] as const;

/** The detail before it is here: its panel, groups and lines where they will stand. */
export default function DetailSkeleton() {
  const t = useT();
  return (
    <div role="status" className={styles.columns}>
      <span className="visuallyHidden">{t('common.loading')}</span>
      <div className={styles.side}>
        <Bones widths={side} />
      </div>
      <div className={styles.content}>
        {groups.map((widths, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
          <Bones key={index} widths={widths} />
        ))}
      </div>
    </div>
  );
}

function Bones({ widths }: { widths: readonly string[] }) {
  return (
    <div className={styles.group}>
      {widths.map((width) => (
        <div key={width} className={styles.bone} style={{ width }} />
      ))}
    </div>
  );
}
