import { useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import AsyncContent from '@/components/AsyncContent';
import PageSection from '@/components/PageSection';
import shared from '@/components/shared.module.css';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { usePage } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import type { AccountInfo, Delivery, PageOf } from '@/services/types';
import { moveFocus } from '@/utils/moveFocus';
import UnsubscribeForm from './UnsubscribeForm';

/** One page is enough, because the server limits the number of live applications. */
const live = { group: 'active', pageSize: 100 } as const;
const consequences = ['account', 'resume', 'device'] as const;
const heading = { margin: 0, fontSize: 'var(--ant-font-size)', fontWeight: 600 };

/** Closing the account: explains the effect and lists the applications that will be withdrawn, before the form. */
export default function UnsubscribePart({ info }: { info: AccountInfo }) {
  const t = useT();
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new');
  const isOpen = state === 'open';
  const { load } = useModel('delivery');
  const { data, ...request } = usePage(load, live, { isReady: isOpen });

  return (
    <PageSection title={t('account.unsubscribe.title')} intro={t('account.unsubscribe.intro')}>
      <Flex vertical gap={12}>
        {!isOpen && (
          <Button
            danger
            size="large"
            style={{ alignSelf: 'flex-start' }}
            autoFocus={state === 'closed'}
            onClick={() => setState('open')}
          >
            {t('account.unsubscribe.begin')}
          </Button>
        )}
        {isOpen && (
          <>
            <h3 ref={moveFocus} style={heading}>
              {t('account.unsubscribe.consequences')}
            </h3>
            <Flex vertical component="ul" gap={4} style={{ margin: 0, paddingInlineStart: 20 }}>
              {consequences.map((name) => (
                <li key={name}>{t(`account.unsubscribe.consequence.${name}`)}</li>
              ))}
            </Flex>
            <AsyncContent
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
      </Flex>
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
      <h3 style={heading}>{t('account.unsubscribe.deliveries', { count: total })}</h3>
      <ul className="rows" aria-label={t('account.unsubscribe.deliveriesLabel')}>
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
