import { Link, useLocation } from '@umijs/max';
import { useT } from '@/hooks/useT';
import type { User } from '@/services/types';
import { safeReturnPath } from '@/session/returnPath';
import styles from '../shared/AuthForm.module.css';
import StepTitle from '../shared/StepTitle';

/** The last step: signed in, and the way on: back to where one came from, or to the résumé. */
export default function Welcome({ user }: { user: User }) {
  const t = useT();
  const wanted = safeReturnPath(new URLSearchParams(useLocation().search).get('redirect'));
  return (
    <section className={styles.form}>
      <StepTitle title={t('regist.step.done')} isNew />
      <p className={styles.lead}>{t('regist.done', { name: user.loginName })}</p>
      {wanted && (
        <Link className={styles.primaryLink} to={wanted}>
          {t('regist.done.goOn')}
        </Link>
      )}
      <Link className={wanted ? styles.quietLink : styles.primaryLink} to="/resumeedit/basic">
        {t('regist.done.resume')}
      </Link>
      <p className={styles.ways}>
        <Link to="/searchPosition/all">{t('regist.done.positions')}</Link>
        <Link to="/home">{t('regist.done.home')}</Link>
      </p>
    </section>
  );
}
