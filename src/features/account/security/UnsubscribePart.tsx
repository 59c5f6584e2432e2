import { useModel } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import AsyncContent from '@/components/AsyncContent';
import PageSection from '@/components/PageSection';
import shared from '@/components/shared.module.css';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { usePage } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import type { AccountInfo, Delivery, PageOf } from '@/services/types';
import { moveFocus } from '@/utils/moveFocus';
import styles from './Unsubscribe.module.css';
import UnsubscribeForm from './UnsubscribeForm';

/** One page is enough, because the server limits the number of live applications. */
const live = { group: 'active', pageSize: 100 } as const;
const consequences = ['account', 'resume', 'device'] as const;

/** Closing the account: explains the effect and lists the applications that will be withdrawn, before the form. */
export default function UnsubscribePart({ info }: { info: AccountInfo }) {
  const t = useT();
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new');
  const isOpen = state === 'open';
  const { load } = useModel('delivery');
  const { data, ...request } = usePage(load, live, { isReady: isOpen });

  return (
    <PageSection title={t('account.unsubscribe.title')} intro={t('account.unsubscribe.intro')}>
      <div className={styles.box}>
        {!isOpen && (
          <Button
            danger
            size="large"
            autoFocus={state === 'closed'}
            onClick={() => setState('open')}
          >
            {t('account.unsubscribe.begin')}
          </Button>
        )}
        {isOpen && (
          <>
            <h3 ref={moveFocus} className={styles.heading}>
              {t('account.unsubscribe.consequences')}
            </h3>
            <ul className={styles.list}>
              {consequences.map((name) => (
                <li key={name}>{t(`account.unsubscribe.consequence.${name}`)}</li>
              ))}
            </ul>
            <AsyncContent
              isCompact
              data={data}
              request={request}
              failureTitle={t('account.unsubscribe.deliveriesFailed')}
              skeleton={<p className="quiet">{t('account.unsubscribe.deliveriesLoading')}</p>}
            >
              {(page) => (
                <>
                  <LiveDeliveries {...page} />
                  <UnsubscribeForm info={info} onClose={() => setState('closed')} />
                </>
              )}
            </AsyncContent>
          </>
        )}
      </div>
    </PageSection>
  );
}

/** The applications that are withdrawn when the account is closed; the server may have more than one page of them. */
function LiveDeliveries({ list: deliveries, total }: PageOf<Delivery>) {
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
