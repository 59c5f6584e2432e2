import { Link } from '@umijs/max';
import { useT } from '@/hooks/useT';
import Part from './Part';
import styles from './UserCenter.module.css';

const steps = [
  { key: 'resume', to: '/ImproveResume' },
  { key: 'search', to: '/searchPosition/all' },
  { key: 'flow', to: '/recruitmentflow' },
] as const;

/** Nobody has applied yet: the first steps, each with its way. */
export default function Start({ completeness }: { completeness: number }) {
  const t = useT();
  return (
    <Part title={t('usercenter.start')}>
      <p className={styles.quiet}>{t('usercenter.start.hint')}</p>
      <ol className={styles.rows}>
        {steps.map(({ key, to }) => (
          <li key={key} className={styles.todo}>
            <span className={styles.words}>
              {t(`usercenter.start.${key}`, { percent: completeness })}
            </span>
            <Link className={styles.go} to={to}>
              {t(`usercenter.start.${key}.action`)}
            </Link>
          </li>
        ))}
      </ol>
    </Part>
  );
}
