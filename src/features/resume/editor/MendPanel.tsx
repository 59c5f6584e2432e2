import { history, Link } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { Alert } from 'antd';
import { useState } from 'react';
import BusyButton from '@/components/BusyButton';
import Failure from '@/components/Failure';
import State from '@/components/State';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { isBizError } from '@/request/BizError';
import { reportFailure } from '@/request/errorHandler';
import { showMessage } from '@/request/feedback';
import { searchDeliveries } from '@/services/delivery';
import { completeResume } from '@/services/resume';
import type { FieldError } from '@/services/types';
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
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const delivery = data?.list.find((one) => one.applyId === applyId);

  const send = useLockFn(async (deliveryId: string) => {
    setSending(true);
    setRefused([]);
    try {
      await completeResume(deliveryId, { skipErrorHandler: true });
      showMessage('success', t('resume.mend.sent'));
      history.push(`/user/deliveries?${new URLSearchParams({ applyId })}`);
    } catch (failure) {
      const { fieldErrors = [] } = isBizError(failure) ? failure.info : {};
      if (fieldErrors.length > 0) setRefused(fieldErrors);
      else reportFailure(failure);
    } finally {
      setSending(false);
    }
  });

  if (error) return <Failure onRetry={refresh} isRetrying={loading} isCompact />;
  if (!data) return null;
  if (delivery?.status !== 'screenFailed') {
    return (
      <State
        title={t('resume.mend.none')}
        action={{ label: t('resume.mend.toDeliveries'), to: '/user/deliveries' }}
        isCompact
      />
    );
  }
  return (
    <Alert
      type="warning"
      role="region"
      className={styles.notice}
      aria-labelledby="resume-mend"
      title={<h2 id="resume-mend">{t('resume.mend.title')}</h2>}
      description={
        <>
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
          {refused.length > 0 && (
            <div role="alert">
              <p>{t('resume.mend.refused')}</p>
              <ul>
                {refused.map(({ field, message }) => (
                  <li key={field}>
                    <Link to={hrefOf(partsOfPath(field).section, field)} lang="zh-CN">
                      {message}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      }
    />
  );
}
