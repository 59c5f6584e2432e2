import { history, Link } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { useState } from 'react';
import BusyButton from '@/components/BusyButton';
import Failure from '@/components/Failure';
import Message from '@/components/Message';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { alreadySaid } from '@/request/alreadySaid';
import { showMessage } from '@/request/feedback';
import { searchDeliveries } from '@/services/delivery';
import { completeResume } from '@/services/resume';
import { useFieldWords } from '../shared/useFieldWords';
import { partsOfPath } from '../values';
import styles from './Editor.module.css';

interface MendPanelProps {
  applyId: string;
  hrefOf: (section: string, field?: string) => string;
  /** Unsaved work would not be sent. */
  isDirty: boolean;
}

/** What the review of a delivery asked to mend, each a link to its field, and sending the résumé again. */
export default function MendPanel({ applyId, hrefOf, isDirty }: MendPanelProps) {
  const t = useT();
  const wordsOf = useFieldWords();
  const { data, error, loading, refresh } = useCall(() => searchDeliveries({ applyId }));
  const [isSending, setSending] = useState(false);
  const delivery = data?.list.find((one) => one.applyId === applyId);

  const send = useLockFn(async (deliveryId: string) => {
    setSending(true);
    try {
      await completeResume(deliveryId);
      showMessage('success', t('resume.mend.sent'));
      history.push(`/user/deliveries?${new URLSearchParams({ applyId })}`);
    } catch (failure) {
      alreadySaid(failure);
    } finally {
      setSending(false);
    }
  });

  if (error) return <Failure onRetry={refresh} isRetrying={loading} isCompact />;
  if (!data) return null;
  if (delivery?.status !== 'screenFailed') {
    return (
      <Message
        title={t('resume.mend.none')}
        action={{ label: t('resume.mend.toDeliveries'), to: '/user/deliveries' }}
        isCompact
      />
    );
  }
  return (
    <section className={styles.notice} aria-labelledby="resume-mend">
      <h2 id="resume-mend">{t('resume.mend.title')}</h2>
      <p lang="zh-CN">{delivery.targetName}</p>
      {delivery.reason && <p lang="zh-CN">{delivery.reason}</p>}
      <ul>
        {(delivery.fields ?? []).map((path) => (
          <li key={path}>
            <Link to={hrefOf(partsOfPath(path).section, path)}>{wordsOf(path)}</Link>
          </li>
        ))}
      </ul>
      <BusyButton
        type="primary"
        size="large"
        disabled={isDirty}
        isBusy={isSending}
        onClick={() => void send(delivery.id)}
      >
        {t('resume.mend.send')}
      </BusyButton>
      {isDirty && <p>{t('resume.mend.saveFirst')}</p>}
    </section>
  );
}
