import { Link, useLocation, useModel } from '@umijs/max';
import EmptyState from '@/components/EmptyState';
import Failure from '@/components/Failure';
import Pager from '@/components/Pager';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import DeliveryCard from '../DeliveryCard';
import DeliverySkeleton from '../DeliverySkeleton';
import styles from './DeliveriesTab.module.css';
import { type DeliveryView, deliveryViewOf, deliveryViewSearch } from './deliveryView';

const groups = ['active', 'ended', 'draft'] as const;

/** My deliveries by group, or the one that a link names by its delivery or apply id. */
export default function DeliveriesTab() {
  const t = useT();
  const { search } = useLocation();
  const view = deliveryViewOf(search);
  const user = useUser();
  const { counts, load } = useModel('delivery');
  const isSingle = Boolean(view.deliveryId || view.applyId);
  const { data, error, loading, refresh } = useCall(
    () => load(isSingle ? { deliveryId: view.deliveryId, applyId: view.applyId } : pageQuery(view)),
    // By what is asked for, not by the whole query: `relogin=true` comes and goes there too.
    { refreshDeps: [view.group, view.current, view.deliveryId, view.applyId, user?.loginName] },
  );

  return (
    <section aria-label={t('deliveries.list.label')} aria-busy={loading}>
      {isSingle ? (
        <p className={styles.back}>
          <Link to="/user/deliveries">{t('deliveries.list.all')}</Link>
        </p>
      ) : (
        <nav className={styles.groups} aria-label={t('deliveries.group.label')}>
          {groups.map((group) => (
            <Link
              key={group}
              to={`/user/deliveries${deliveryViewSearch({ group, current: 1 })}`}
              aria-current={view.group === group ? 'page' : undefined}
            >
              {t(`deliveries.group.${group}`)}
              {counts && <span className={styles.count}>{counts[group]}</span>}
            </Link>
          ))}
        </nav>
      )}
      {error && !loading && <Failure onRetry={refresh} title={t('deliveries.list.failed')} />}
      {!data && loading && <DeliverySkeleton />}
      {data && !error && data.list.length === 0 && (
        <EmptyState
          title={t(isSingle ? 'deliveries.list.notFound' : `deliveries.empty.${view.group}`)}
          hint={t('deliveries.empty.hint')}
          action={{ label: t('deliveries.empty.action'), to: '/searchPosition/all' }}
        />
      )}
      {data && !error && (
        <div className={styles.list}>
          {data.list.map((delivery) => (
            <DeliveryCard
              key={delivery.id}
              delivery={delivery}
              isOpenAtFirst={isSingle}
              onChanged={refresh}
            />
          ))}
        </div>
      )}
      {data && !error && !isSingle && (
        <Pager
          current={data.current}
          pageSize={data.pageSize}
          total={data.total}
          hrefOf={(current) => `/user/deliveries${deliveryViewSearch({ ...view, current })}`}
        />
      )}
    </section>
  );
}

function pageQuery({ group, current }: DeliveryView) {
  return { group, current, pageSize: 10 };
}
