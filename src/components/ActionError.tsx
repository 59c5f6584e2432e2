import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { failureOf, messageOf } from '@/request/failure';
import Sentence from './Sentence';

/** Errors without a text here: the login dialog handles two of them, and a cancelled call needs none. */
const silentKinds: readonly string[] = ['cancelled', 'unauthorised', 'timedOut'];

/**
 * Says beside a button why its action failed, until the next press. The runtime's notification disappears by itself, at
 * the top of the window. It is no live region, because screen readers have already read the notification.
 */
export default function ActionError({ error }: { error: unknown }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const { kind } = failureOf(error);
  if (error === undefined || silentKinds.includes(kind)) return null;
  return (
    <div ref={box}>
      <Alert
        type="error"
        role="note"
        showIcon
        title={
          kind === 'offline' ? (
            t('validation.notDone.offline')
          ) : (
            <Sentence id="validation.notDone.reason" values={{ reason: messageOf(error) }} />
          )
        }
      />
    </div>
  );
}
