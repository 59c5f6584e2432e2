import { useModel } from '@umijs/max';
import { useRef } from 'react';
import KeywordField from '@/components/KeywordField';
import State from '@/components/State';
import ZoneNote from '@/components/ZoneNote';
import { useCall } from '@/hooks/useCall';
import { useNews } from '@/hooks/useNews';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { useUser } from '@/hooks/useUser';
import { ignoreReported } from '@/request/errorHandler';
import type { OnChanged } from '../DeliveryActions';
import DeliveryList from '../DeliveryList';
import { findDeliveries } from '../findDeliveries';
import GroupTabs from '../GroupTabs';
import ViewChoice from '../ViewChoice';
import { type DeliveryView, deliveryView } from './deliveryView';

/** The person's deliveries by group and keyword. A link to one opens its group and page and marks it. */
export default function DeliveriesTab() {
  const t = useT();
  const owner = useUser()?.loginName;
  const { state: view, hrefOf, go, goTyping } = useUrlState(deliveryView);
  const { counts, load } = useModel('delivery');
  const { data, error, loading, refresh, refreshAsync, mutate } = useCall(
    () => findDeliveries(load, view),
    {
      // Not the whole query: `relogin=true` comes and goes there, too.
      refreshDeps: [view.group, view.current, view.keyword, view.deliveryId, view.applyId, owner],
    },
  );
  // The reviewer may have changed a delivery's status.
  const { renew, noteChange } = useNews({
    read: () => findDeliveries((query) => load(query, { skipErrorHandler: true }), view),
    show: mutate,
    key: view,
  });
  const section = useRef<HTMLElement>(null);
  const onChanged: OnChanged = ({ isQuiet }) => {
    noteChange();
    if (isQuiet) {
      renew().catch(ignoreReported);
      return;
    }
    // The pressed button disappears with the change, so the list takes the focus.
    const focus = () => section.current?.focus({ preventScroll: true });
    refreshAsync().catch(ignoreReported).finally(focus);
  };
  const group = data?.group ?? view.group;
  const isNamed = Boolean(view.deliveryId || view.applyId);
  const isUnknown = isNamed && !data && !loading && !error;
  const plain = (part: Partial<DeliveryView>): DeliveryView => ({
    group: view.group,
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
        onSearch={(keyword, how) => (how === 'typed' ? goTyping : go)(plain({ keyword }))}
      />
      <GroupTabs
        current={isUnknown ? undefined : group}
        counts={data?.page.counts ?? counts}
        hrefOf={(other) => hrefOf(plain({ group: other }))}
      />
      <ViewChoice isTable={view.isTable} onChoose={(isTable) => go(plain({ isTable }))} />
      <ZoneNote />
      {isUnknown ? (
        <State
          role="status"
          title={t('deliveries.list.notFound')}
          hint={t('deliveries.list.notFound.hint')}
          action={{ label: t('deliveries.list.all'), to: '/user/deliveries' }}
        />
      ) : (
        <DeliveryList
          found={data}
          request={{ error, isLoading: loading, refresh }}
          keyword={view.keyword}
          clearHref={hrefOf(plain({ keyword: '' }))}
          hrefOf={(current) => hrefOf(plain({ group, current }))}
          onChanged={onChanged}
          isTable={view.isTable && !isNamed}
        />
      )}
    </section>
  );
}
