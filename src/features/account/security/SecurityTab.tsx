import { Link, useAccess } from '@umijs/max';
import { useT } from '@/hooks/useT';
import styles from '../Form.module.css';
import Part from '../Part';
import WithAccount from '../WithAccount';
import LoginList from './LoginList';
import UnsubscribePart from './UnsubscribePart';

/** Password, where the account was used last, and the way out of it. */
export default function SecurityTab() {
  const t = useT();
  // A reviewer's account is given and taken back by the service (docs/decisions.md, Account).
  const { isReviewer } = useAccess();
  return (
    <WithAccount>
      {(account) => {
        const state = account.info.hasPassword ? 'set' : 'unset';
        return (
          <>
            <Part title={t('account.password.title')} intro={t(`account.password.${state}.intro`)}>
              <p className={styles.note}>
                <Link className={styles.link} to="/changepass">
                  {t(`account.password.${state}.action`)}
                </Link>
              </p>
            </Part>
            <Part title={t('account.logins.title')} intro={t('account.logins.intro')}>
              <LoginList logins={account.info.lastLogins} />
            </Part>
            {!isReviewer && <UnsubscribePart info={account.info} />}
          </>
        );
      }}
    </WithAccount>
  );
}
