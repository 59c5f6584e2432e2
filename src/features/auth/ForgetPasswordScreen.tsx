import { Link, useLocation } from '@umijs/max';
import PageHead from '@/components/PageHead';
import StepProgress from '@/components/StepProgress';
import { useT } from '@/hooks/useT';
import RecoverForm from './recover/RecoverForm';
import { recoverSteps } from './recover/recoverSteps';
import { useRecover } from './recover/useRecover';
import styles from './shared/AuthForm.module.css';
import StepTitle from './shared/StepTitle';

/** A forgotten password: where the code goes, code and new password, done; the same whoever asks. */
export default function ForgetPasswordScreen() {
  const t = useT();
  const recover = useRecover();
  const { step } = recover;
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  const login = `/censorlogin${redirect ? `?${new URLSearchParams({ redirect })}` : ''}`;
  return (
    <div className={styles.column}>
      <PageHead title={t('recover.title')} intro={t('recover.intro')} />
      <StepProgress
        titles={recoverSteps.map((key) => t(`recover.step.${key}`))}
        current={recoverSteps.indexOf(step)}
      />
      {step === 'done' ? (
        <section className={styles.form}>
          <StepTitle title={t('recover.step.done')} isNew />
          <p className={styles.lead}>{t('recover.done')}</p>
          <Link className={styles.primaryLink} to={login}>
            {t('recover.toLogin')}
          </Link>
        </section>
      ) : (
        <>
          <RecoverForm recover={recover} />
          <p className={styles.ways}>
            <Link to={login}>{t('recover.backToLogin')}</Link>
          </p>
        </>
      )}
    </div>
  );
}
