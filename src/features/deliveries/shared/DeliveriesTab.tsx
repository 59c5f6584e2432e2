import { useModel } from '@umijs/max';
import { useLatest } from 'ahooks';
import { useRef } from 'react';
import Failure from '@/components/Failure';
import KeywordField from '@/components/KeywordField';
import Pager from '@/components/Pager';
import State from '@/components/State';
import Waiting from '@/components/Waiting';
import ZoneNote from '@/components/ZoneNote';
import { useCall } from '@/hooks/useCall';
import { useNews } from '@/hooks/useNews';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { useUser } from '@/hooks/useUser';
import { alreadySaid } from '@/request/alreadySaid';
import type { OnChanged } from '../DeliveryActions';
import DeliveryList from '../DeliveryList';
import { findDeliveries } from '../findDeliveries';
import GroupTabs from '../GroupTabs';
import ViewChoice from '../ViewChoice';
import { type DeliveryView, deliveryView, keywordLimit } from './deliveryView';

/** My deliveries by group and keyword; a link that names one opens its group and page with it marked. */
export default function DeliveriesTab() {
  const t = useT();
  const owner = useUser()?.loginName;
  const { state: view, hrefOf, go, goTyping } = useUrlState(deliveryView);
  const { counts, load } = useModel('delivery');
  const { data, error, loading, refresh, refreshAsync, mutate } = useCall(
    () => findDeliveries(load, view),
    {
      // By what is asked for, not by the whole query: `relogin=true` comes and goes there too.
      refreshDeps: [view.group, view.current, view.keyword, view.deliveryId, view.applyId, owner],
    },
  );
  const latest = useLatest(view);
  const renew = async () => {
    const found = await findDeliveries((query) => load(query, { skipErrorHandler: true }), view);
    if (latest.current === view) mutate(found);
  };
  // The reviewer may have moved one of them.
  useNews(renew);
  const section = useRef<HTMLElement>(null);
  const followChange: OnChanged = ({ isQuiet }) => {
    if (isQuiet) {
      renew().catch(alreadySaid);
      return;
    }
    // The button that was pressed leaves with what it has changed: the list takes the focus.
    const focus = () => section.current?.focus({ preventScroll: true });
    refreshAsync().catch(alreadySaid).finally(focus);
  };
  const group = data?.group ?? view.group;
  const isNamed = Boolean(view.deliveryId || view.applyId);
  const isUnknown = isNamed && !data && !loading && !error;
  const plain = (part: Partial<DeliveryView>): DeliveryView => ({
    group,
    current: 1,
    keyword: view.keyword,
    isTable: view.isTable,
    ...part,
  });

  return (
    <section
      ref={section}
      tabIndex={-1}
      className="landing"
      aria-label={t('deliveries.list.label')}
      aria-busy={loading}
    >
      <KeywordField
        label={t('deliveries.keyword.label')}
        placeholder={t('deliveries.keyword.placeholder')}
        submitLabel={t('deliveries.keyword.submit')}
        keyword={view.keyword}
        limit={keywordLimit}
        onSearch={(keyword, how) => (how === 'typed' ? goTyping : go)(plain({ keyword }))}
      />
      <GroupTabs
        current={isUnknown ? undefined : group}
        counts={data?.page.counts ?? counts}
        hrefOf={(other) => hrefOf(plain({ group: other }))}
      />
      <ViewChoice isTable={view.isTable} onChoose={(isTable) => go(plain({ isTable }))} />
      <ZoneNote />
      {error && !loading && <Failure onRetry={refresh} title={t('deliveries.list.failed')} />}
      {!data && loading && <Waiting />}
      {isUnknown && (
        <State
          role="status"
          title={t('deliveries.list.notFound')}
          hint={t('deliveries.list.notFound.hint')}
          action={{ label: t('deliveries.list.all'), to: '/user/deliveries' }}
        />
      )}
      {data && !error && (
        <>
          <DeliveryList
            found={data}
            keyword={view.keyword}
            clearHref={hrefOf(plain({ keyword: '' }))}
            onChanged={followChange}
            isTable={view.isTable && !isNamed}
          />
          <Pager
            current={data.page.current}
            pageSize={data.page.pageSize}
            total={data.page.total}
            hrefOf={(current) => hrefOf(plain({ current }))}
          />
        </>
      )}
    </section>
  );
}
