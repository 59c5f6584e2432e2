import { useModel } from '@umijs/max';
import { useLatest } from 'ahooks';
import Failure from '@/components/Failure';
import KeywordField from '@/components/KeywordField';
import Message from '@/components/Message';
import Pager from '@/components/Pager';
import { useCall } from '@/hooks/useCall';
import { useNews } from '@/hooks/useNews';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { useUser } from '@/hooks/useUser';
import DeliveryList from '../DeliveryList';
import DeliverySkeleton from '../DeliverySkeleton';
import { findDeliveries } from '../findDeliveries';
import GroupTabs from '../GroupTabs';
import { type DeliveryView, deliveryView, keywordLimit } from './deliveryView';

/** My deliveries by group and keyword; a link that names one opens its group and page with it marked. */
export default function DeliveriesTab() {
  const t = useT();
  const owner = useUser()?.loginName;
  const { state: view, hrefOf, go, goTyping } = useUrlState(deliveryView);
  const { counts, load } = useModel('delivery');
  const { news } = useModel('notice');
  const { data, error, loading, refresh, mutate } = useCall(() => findDeliveries(load, view), {
    // By what is asked for, not by the whole query: `relogin=true` comes and goes there too.
    // News: the reviewer may have moved one of them.
    refreshDeps: [
      ...[view.group, view.current, view.keyword, view.deliveryId, view.applyId],
      ...[owner, news],
    ],
  });
  const latest = useLatest(view);
  useNews(async () => {
    const found = await findDeliveries((query) => load(query, { skipErrorHandler: true }), view);
    if (latest.current === view) mutate(found);
  });
  const group = data?.group ?? view.group;
  const isNamed = Boolean(view.deliveryId || view.applyId);
  const isUnknown = isNamed && !data && !loading && !error;
  const plain = (part: Partial<DeliveryView>): DeliveryView => ({
    group,
    current: 1,
    keyword: view.keyword,
    ...part,
  });

  return (
    <section aria-label={t('deliveries.list.label')} aria-busy={loading}>
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
      {error && !loading && <Failure onRetry={refresh} title={t('deliveries.list.failed')} />}
      {!data && loading && <DeliverySkeleton />}
      {isUnknown && (
        <Message
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
            onChanged={refresh}
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
