import { useT } from '@/hooks/useT';
import styles from './StepProgress.module.css';

interface StepProgressProps {
  titles: readonly string[];
  /** From 0. */
  current: number;
}

/** Which step of how many: all of them by name, on a phone "step 2 of 4" with a bar (look: steps). */
export default function StepProgress({ titles, current }: StepProgressProps) {
  const t = useT();
  return (
    <div>
      <p className={styles.phone}>
        <span>{t('common.steps.position', { step: current + 1, count: titles.length })}</span>
        <strong>{titles[current]}</strong>
        <progress
          className={styles.bar}
          value={current + 1}
          max={titles.length}
          aria-hidden="true"
        />
      </p>
      <ol className={styles.list} aria-label={t('common.steps.label')}>
        {titles.map((title, index) => (
          <li
            key={title}
            className={index < current ? styles.passed : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {title}
          </li>
        ))}
      </ol>
    </div>
  );
}
