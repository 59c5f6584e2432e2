import { useAccess } from '@umijs/max';
import { Flex } from 'antd';
import ActionLink from '@/components/ActionLink';
import Part from '@/components/Part';
import { useT } from '@/hooks/useT';
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
