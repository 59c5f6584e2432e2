import { useLocation } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { ssoLoginUrl } from '@/session/sso';
import styles from './SsoLink.module.css';

/** To the single sign-on page (spec §2), which comes back here with a ticket and the return path. */
export default function SsoLink() {
  const t = useT();
  const { search } = useLocation();
  const redirect = new URLSearchParams(search).get('redirect');
  return (
    <div className={styles.box}>
      <p>{t('auth.sso.or')}</p>
      <a className={styles.link} href={ssoLoginUrl(redirect)}>
        {t('auth.sso.link')}
      </a>
      <p>{t('auth.sso.hint')}</p>
    </div>
  );
}
