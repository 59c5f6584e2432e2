import { useAccess } from '@umijs/max';
import { Flex } from 'antd';
import PageSection from '@/components/PageSection';
import { useT } from '@/hooks/useT';
import WithAccount from '../WithAccount';
import AvatarPart from './AvatarPart';
import ContactPart from './ContactPart';
import NamePart from './NamePart';

/** The person's profile: picture, name, and the addresses for codes and notifications. */
export default function ProfileTab() {
  const t = useT();
  const { isReviewer } = useAccess();
  const intro = isReviewer ? 'reviewerIntro' : 'intro';
  return (
    <WithAccount>
      {(account) => (
        <Flex vertical gap={16}>
          <PageSection title={t('account.avatar.title')} intro={t('account.avatar.intro')}>
            <AvatarPart account={account} />
          </PageSection>
          <PageSection title={t('account.name.title')} intro={t(`account.name.${intro}`)}>
            <NamePart account={account} />
          </PageSection>
          <PageSection title={t('account.mobile.title')} intro={t(`account.mobile.${intro}`)}>
            <ContactPart kind="mobile" account={account} />
          </PageSection>
          <PageSection title={t('account.email.title')} intro={t('account.email.intro')}>
            <ContactPart kind="email" account={account} />
          </PageSection>
        </Flex>
      )}
    </WithAccount>
  );
}
