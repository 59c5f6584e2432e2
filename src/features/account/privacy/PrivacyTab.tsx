import { useAccess } from '@umijs/max';
import { Flex } from 'antd';
import Part from '@/components/Part';
import { useT } from '@/hooks/useT';
import WithAccount from '../WithAccount';
import DevicePart from './DevicePart';
import DownloadPart from './DownloadPart';
import TextsPart from './TextsPart';

/** What the portal may do with my data, what it has of me, and what this device keeps. */
export default function PrivacyTab() {
  const t = useT();
  const { isReviewer } = useAccess();
  return (
    <Flex vertical gap={16}>
      <Part title={t('account.texts.title')} intro={t('account.texts.intro')}>
        <WithAccount isPart>{({ info }) => <TextsPart consents={info.consents} />}</WithAccount>
      </Part>
      <Part
        title={t('account.download.title')}
        intro={t(isReviewer ? 'account.download.reviewerIntro' : 'account.download.intro')}
      >
        <DownloadPart />
      </Part>
      <Part title={t('account.device.title')} intro={t('account.device.intro')}>
        <DevicePart />
      </Part>
    </Flex>
  );
}
