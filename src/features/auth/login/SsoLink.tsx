import { useLocation } from '@umijs/max';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { getSsoAddresses } from '@/services/session';
import type { Domain } from '@/services/types';
import { ssoLoginUrl } from '@/session/sso';
import styles from './SsoLink.module.css';

/** To the single sign-on page (spec §2), which comes back here with a ticket and the return path. */
export default function SsoLink({ domain }: { domain: Domain }) {
  const t = useT();
  const { search } = useLocation();
  const redirect = new URLSearchParams(search).get('redirect');
  // Until the server has named another address, and when it cannot be asked, the specification's own leads there.
  const { data } = useCall(() => getSsoAddresses(domain, { skipErrorHandler: true }), {
    refreshDeps: [domain],
  });
  return (
    <div className={styles.box}>
      <p>{t('auth.sso.or')}</p>
      <a className={styles.link} href={ssoLoginUrl(redirect, data?.loginUrl)}>
        {t('auth.sso.link')}
      </a>
      <p>{t('auth.sso.hint')}</p>
    </div>
  );
}
