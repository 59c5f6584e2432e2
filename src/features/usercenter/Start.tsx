import ActionLink from '@/components/ActionLink';
import shared from '@/components/shared.module.css';
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
      <ol className="lines">
        {steps.map(({ key, to }) => (
          <li key={key} className={shared.item}>
            <span className={shared.words}>
              {t(`usercenter.start.${key}`, { percent: completeness })}
            </span>
            <ActionLink size="medium" to={to}>
              {t(`usercenter.start.${key}.action`)}
            </ActionLink>
          </li>
        ))}
      </ol>
    </Part>
  );
}
