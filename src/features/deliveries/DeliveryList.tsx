import State from '@/components/State';
import { useT } from '@/hooks/useT';
import type { OnChanged } from './DeliveryActions';
import DeliveryCard from './DeliveryCard';
import type { Found } from './findDeliveries';
import styles from './shared/DeliveriesTab.module.css';

interface DeliveryListProps {
  found: Found;
  keyword: string;
  /** The same list without the keyword. */
  clearHref: string;
  onChanged: OnChanged;
}

/** The cards of a page, or what an empty one means and the way on. */
export default function DeliveryList({ found, keyword, clearHref, onChanged }: DeliveryListProps) {
  const t = useT();
  const { page, group, markedId } = found;
  if (page.list.length === 0) {
    return keyword ? (
      <State
        role="status"
        title={t('deliveries.keyword.none', { keyword })}
        hint={t('deliveries.keyword.hint')}
        action={{ label: t('deliveries.keyword.clear'), to: clearHref }}
      />
    ) : (
      <State
        role="status"
        title={t(`deliveries.empty.${group}`)}
        hint={t('deliveries.empty.hint')}
        action={{ label: t('deliveries.empty.action'), to: '/searchPosition/all' }}
      />
    );
  }
  return (
    <div className={styles.list}>
      {page.list.map((delivery) => (
        <DeliveryCard
          key={delivery.id}
          delivery={delivery}
          isMarked={delivery.id === markedId}
          onChanged={onChanged}
        />
      ))}
    </div>
  );
}
