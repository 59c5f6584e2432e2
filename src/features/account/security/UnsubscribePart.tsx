import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import Failure from '@/components/Failure';
import Part from '@/components/Part';
import shared from '@/components/shared.module.css';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { searchDeliveries } from '@/services/delivery';
import type { AccountInfo, Delivery } from '@/services/types';
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

interface LiveDeliveriesProps {
  deliveries: readonly Delivery[];
  /** Of all of them, should the server hold some back. */
  total: number;
}

/** The applications that closing the account withdraws. */
function LiveDeliveries({ deliveries, total }: LiveDeliveriesProps) {
  const t = useT();
  if (deliveries.length === 0) {
    return <p className="quiet">{t('account.unsubscribe.noDeliveries')}</p>;
  }
  const rest = total - deliveries.length;
  return (
    <>
      <h3 className={styles.heading}>{t('account.unsubscribe.deliveries', { count: total })}</h3>
      <ul className={styles.deliveries} aria-label={t('account.unsubscribe.deliveriesLabel')}>
        {deliveries.map(({ id, targetName, enterpriseName, status, kind }) => (
          <li key={id} className={shared.item}>
            <strong lang="zh-CN">{targetName}</strong>
            <span className="quiet" lang="zh-CN">
              {enterpriseName}
            </span>
            <DeliveryTag status={status} kind={kind} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="quiet">{t('account.unsubscribe.moreDeliveries', { count: rest })}</p>
      )}
    </>
  );
}
