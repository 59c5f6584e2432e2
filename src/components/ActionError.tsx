import { Alert } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '@/hooks/useT';
import {
  busyMessageOf,
  busyOf,
  failureOf,
  isSilent,
  messageLangOf,
  messageOf,
} from '@/request/failure';
import Sentence from './Sentence';

/**
 * Says beside a button why its action failed, until the next press. The runtime's notification disappears by itself, at
 * the top of the window. It is no live region, because screen readers have already read the notification.
 */
export default function ActionError({ error }: { error: unknown }) {
  if (error === undefined || isSilent(error)) return null;
  return <ErrorAlert error={error} />;
}

function ErrorAlert({ error }: { error: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  const { reason, advice } = useWords(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another error comes into view like the first
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={box}>
      <Alert
        type="error"
        role="note"
        showIcon
        title={reason ?? advice}
        description={reason && advice}
      />
    </div>
  );
}

/** What went wrong, as the server or the portal says it; and, where the server is busy, what to do. */
function useWords(error: unknown): { reason?: ReactNode; advice?: string } {
  const t = useT();
  if (failureOf(error).kind === 'offline') return { advice: t('validation.notDone.offline') };
  const busy = busyOf(error);
  if (busy && !busy.isExplained) {
    const id = busy.until ? 'validation.notDone.busyUntil' : 'validation.notDone.busy';
    return { advice: t(id, { time: busy.until }) };
  }
  const values = { reason: messageOf(error) };
  return {
    reason: <Sentence id="validation.notDone.reason" values={values} lang={messageLangOf(error)} />,
    advice: busyMessageOf(error),
  };
}
