import { Link } from '@umijs/max';
import { useT } from '@/hooks/useT';
import styles from '../parts/AuthForm.module.css';
import { useWayBack } from '../parts/useWayBack';

/** For a person whose number or address already has an account: links to login and recovery, with the return path. */
export default function TakenNotice() {
  const t = useT();
  const { query } = useWayBack();
  return (
    <p className={styles.ways}>
      <Link to={`/censorlogin${query}`}>{t('regist.toLogin')}</Link>
      <Link to={`/forgetpassword${query}`}>{t('regist.toRecovery')}</Link>
    </p>
  );
}
