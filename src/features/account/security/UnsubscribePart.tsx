import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import Failure from '@/components/Failure';
import Part from '@/components/Part';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { searchDeliveries } from '@/services/delivery';
import type { AccountInfo } from '@/services/types';
import LiveDeliveries from './LiveDeliveries';
import styles from './Unsubscribe.module.css';
import UnsubscribeForm from './UnsubscribeForm';

/** One page holds them all: the server limits how many applications are live. */
const live = { group: 'active', pageSize: 100 } as const;
const consequences = ['account', 'resume', 'device'] as const;

/** Closing the account: what that means and which applications it withdraws, before anything is asked for. */
export default function UnsubscribePart({ info }: { info: AccountInfo }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const { data, error, loading, refresh } = useCall(() => searchDeliveries(live), {
    ready: isOpen,
  });
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    box.current?.querySelector<HTMLElement>(isOpen ? 'h3' : 'button')?.focus();
  }, [isOpen]);

  return (
    <Part title={t('account.unsubscribe.title')} intro={t('account.unsubscribe.intro')}>
      <div ref={box} className={styles.box}>
        {!isOpen && (
          <Button danger size="large" onClick={() => setOpen(true)}>
            {t('account.unsubscribe.begin')}
          </Button>
        )}
        {isOpen && (
          <>
            <h3 tabIndex={-1} className={styles.heading}>
              {t('account.unsubscribe.consequences')}
            </h3>
            <ul className={styles.list}>
              {consequences.map((name) => (
                <li key={name}>{t(`account.unsubscribe.consequence.${name}`)}</li>
              ))}
            </ul>
            {error && !loading && !data && (
              <Failure
                isCompact
                title={t('account.unsubscribe.deliveriesFailed')}
                onRetry={refresh}
              />
            )}
            {loading && !data && (
              <p className="quiet" aria-busy="true">
                {t('account.unsubscribe.deliveriesLoading')}
              </p>
            )}
            {data && (
              <>
                <LiveDeliveries deliveries={data.list} total={data.total} />
                <UnsubscribeForm info={info} onClose={() => setOpen(false)} />
              </>
            )}
          </>
        )}
      </div>
    </Part>
  );
}
