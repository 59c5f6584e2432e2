import { useAccess } from '@umijs/max';
import { Alert, Button, Flex, Progress } from 'antd';
import BusyButton from '@/components/BusyButton';
import PageSection from '@/components/PageSection';
import { useT } from '@/hooks/useT';
import WithAccount from '../WithAccount';
import DevicePart from './DevicePart';
import KeepDates from './KeepDates';
import styles from './Privacy.module.css';
import TextsPart, { TextsSkeleton } from './TextsPart';
import { useDownload } from './useDownload';

/** The privacy texts, the download of the person's data, and the data on this device. */
export default function PrivacyTab() {
  const t = useT();
  const { isReviewer } = useAccess();
  return (
    <Flex vertical gap={16}>
      <PageSection title={t('account.texts.title')} intro={t('account.texts.intro')}>
        <WithAccount partSkeleton={<TextsSkeleton />}>
          {({ info }) => <TextsPart consents={info.consents} />}
        </WithAccount>
      </PageSection>
      <PageSection
        title={t('account.download.title')}
        intro={t(isReviewer ? 'account.download.reviewerIntro' : 'account.download.intro')}
      >
        <DownloadPart />
      </PageSection>
      <PageSection title={t('account.device.title')} intro={t('account.device.intro')}>
        {!isReviewer && <KeepDates />}
        <DevicePart />
      </PageSection>
    </Flex>
  );
}

/** Downloads the person's data as one file, and shows the progress. */
function DownloadPart() {
  const t = useT();
  const { state, parts, start, stop } = useDownload();
  const isRunning = state.is === 'running';
  const part = 'part' in state ? t(`account.download.part.${state.part}`) : '';
  const done = 'part' in state ? parts.indexOf(state.part) : 0;
  return (
    <Flex vertical gap={12}>
      <Flex wrap gap={8}>
        <BusyButton size="large" isBusy={isRunning} onClick={start}>
          {t(state.is === 'failed' ? 'common.retry' : 'account.download.action')}
        </BusyButton>
        {isRunning && (
          <Button size="large" onClick={stop}>
            {t('common.cancel')}
          </Button>
        )}
      </Flex>
      {isRunning && (
        <Progress
          className={styles.bar}
          percent={(done / parts.length) * 100}
          showInfo={false}
          aria-label={t('account.download.progress')}
        />
      )}
      <p role="status" className="quiet">
        {isRunning
          ? t('account.download.running', { part, step: done + 1, count: parts.length })
          : state.is === 'done' && t('account.download.done')}
      </p>
      {state.is === 'failed' && (
        <Alert type="error" showIcon title={t('account.download.failed', { part })} />
      )}
    </Flex>
  );
}
