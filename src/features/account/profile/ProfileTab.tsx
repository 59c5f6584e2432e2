import { Flex } from 'antd';
import Part from '@/components/Part';
import { useT } from '@/hooks/useT';
import WithAccount from '../WithAccount';
import AvatarPart from './AvatarPart';
import ContactPart from './ContactPart';
import NamePart from './NamePart';

/** Who I am on the portal: picture, name, and where codes and notices reach me. */
export default function ProfileTab() {
  const t = useT();
  return (
    <WithAccount>
      {(account) => (
        <Flex vertical gap={16}>
          <Part title={t('account.avatar.title')} intro={t('account.avatar.intro')}>
            <AvatarPart account={account} />
          </Part>
          <Part title={t('account.name.title')} intro={t('account.name.intro')}>
            <NamePart account={account} />
          </Part>
          <Part title={t('account.mobile.title')} intro={t('account.mobile.intro')}>
            <ContactPart kind="mobile" account={account} />
          </Part>
          <Part title={t('account.email.title')} intro={t('account.email.intro')}>
            <ContactPart kind="email" account={account} />
          </Part>
        </Flex>
      )}
    </WithAccount>
  );
}
