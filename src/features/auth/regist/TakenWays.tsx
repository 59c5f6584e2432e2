import { Link, useLocation } from '@umijs/max';
import { useT } from '@/hooks/useT';
import styles from '../shared/AuthForm.module.css';

/** For whom the number or the address is already: to the login and the recovery, with the way back. */
export default function TakenWays() {
  const t = useT();
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  const query = redirect ? `?${new URLSearchParams({ redirect })}` : '';
  return (
    <p className={styles.ways}>
      <Link to={`/censorlogin${query}`}>{t('regist.toLogin')}</Link>
      <Link to={`/forgetpassword${query}`}>{t('regist.toRecovery')}</Link>
    </p>
  );
}
