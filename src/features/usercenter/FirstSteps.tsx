import ActionLink from '@/components/ActionLink';
import shared from '@/components/shared.module.css';
import { useT } from '@/hooks/useT';
import CenterPart from './CenterPart';
import styles from './UserCenter.module.css';

const resumeStep = { key: 'resume', to: '/ImproveResume' } as const;
const resumeDone = { key: 'resumeDone', to: '/resumeview' } as const;
const nextSteps = [
  { key: 'search', to: '/searchPosition/all' },
  { key: 'flow', to: '/recruitmentflow' },
] as const;

/** For a person without deliveries: the first steps, each with a link. */
export default function FirstSteps({ completeness }: { completeness: number }) {
  const t = useT();
  return (
    <CenterPart title={t('usercenter.start')}>
      <p className={styles.quiet}>{t('usercenter.start.hint')}</p>
      <ol className="lines">
        {[completeness < 100 ? resumeStep : resumeDone, ...nextSteps].map(({ key, to }) => (
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
    </CenterPart>
  );
}
