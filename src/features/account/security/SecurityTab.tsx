import { useAccess } from '@umijs/max';
import { Flex } from 'antd';
import ActionLink from '@/components/ActionLink';
import Part from '@/components/Part';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { LoginRecord } from '@/services/types';
import WithAccount from '../WithAccount';
import styles from './LoginList.module.css';
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
          <Flex vertical gap={16}>
            <Part title={t('account.password.title')} intro={t(`account.password.${state}.intro`)}>
              <ActionLink to="/changepass">{t(`account.password.${state}.action`)}</ActionLink>
            </Part>
            <Part title={t('account.logins.title')} intro={t('account.logins.intro')}>
              <LoginList logins={account.info.lastLogins} />
            </Part>
            {!isReviewer && <UnsubscribePart info={account.info} />}
          </Flex>
        );
      }}
    </WithAccount>
  );
}

/** When, where and on what the account was signed in to, newest first. */
function LoginList({ logins }: { logins: readonly LoginRecord[] }) {
  const t = useT();
  if (logins.length === 0) return <p className="quiet">{t('account.logins.none')}</p>;
  return (
    <ul className="lines">
      {logins.map(({ at, ip, place, device }) => (
        <li key={`${at} ${ip}`} className={styles.row}>
          <span className={styles.time}>
            <Time value={at} isExact />
          </span>
          <span lang="zh-CN">{place}</span>
          <span>{device}</span>
          <span className="quiet">{t('account.logins.ip', { ip })}</span>
        </li>
      ))}
    </ul>
  );
}
