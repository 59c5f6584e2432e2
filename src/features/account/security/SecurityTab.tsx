import { useAccess } from '@umijs/max';
import { Flex } from 'antd';
import ActionLink from '@/components/ActionLink';
import PageSection from '@/components/PageSection';
import Sentence from '@/components/Sentence';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { LoginRecord } from '@/services/types';
import WithAccount from '../WithAccount';
import styles from './LoginList.module.css';
import UnsubscribePart from './UnsubscribePart';

/** The password, the last logins, and closing the account. */
export default function SecurityTab() {
  const t = useT();
  // The service itself manages a reviewer's account (docs/product.md, Guards).
  const { isReviewer } = useAccess();
  return (
    <WithAccount>
      {(account) => {
        const state = account.info.hasPassword ? 'set' : 'unset';
        return (
          <Flex vertical gap={16}>
            <PageSection
              title={t('account.password.title')}
              intro={t(`account.password.${state}.intro`)}
            >
              <ActionLink to="/changepass">{t(`account.password.${state}.action`)}</ActionLink>
            </PageSection>
            <PageSection title={t('account.logins.title')} intro={t('account.logins.intro')}>
              <LoginList logins={account.info.lastLogins} />
            </PageSection>
            {!isReviewer && <UnsubscribePart info={account.info} />}
          </Flex>
        );
      }}
    </WithAccount>
  );
}

/** Time, place and device of the logins, newest first. */
function LoginList({ logins }: { logins: readonly LoginRecord[] }) {
  const t = useT();
  if (logins.length === 0) return <p className="quiet">{t('account.logins.none')}</p>;
  const rows = logins.map((login, index) => ({ ...login, key: `${index} ${login.at}` }));
  return (
    <ul className="lines">
      {rows.map(({ key, at, ip, place, device }) => (
        <li key={key} className={styles.row}>
          <span className={styles.time}>
            <Time value={at} isExact />
          </span>
          <span lang="zh-CN">{place}</span>
          <bdi>{device}</bdi>
          <span className="quiet">
            <Sentence id="account.logins.ip" values={{ ip }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
