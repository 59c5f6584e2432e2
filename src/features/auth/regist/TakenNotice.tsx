import { Link, useLocation } from '@umijs/max';
import { useT } from '@/hooks/useT';
import styles from '../parts/AuthForm.module.css';

/** For a person whose number or address already has an account: links to login and recovery, with the return path. */
export default function TakenNotice() {
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
