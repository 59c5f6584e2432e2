import { Flex } from 'antd';
import { lazy, Suspense } from 'react';
import State from '@/components/State';
import Waiting from '@/components/Waiting';
import { useT } from '@/hooks/useT';
import { useTableRoom } from '@/hooks/useTableRoom';
import type { OnChanged } from './DeliveryActions';
import DeliveryCard from './DeliveryCard';
import type { Found } from './findDeliveries';

/** With antd Pro's table: fetched when it is chosen. */
const DeliveryTable = lazy(
  () => import(/* webpackChunkName: "delivery-table" */ './DeliveryTable'),
);

interface DeliveryListProps {
  found: Found;
  keyword: string;
  /** The same list without the keyword. */
  clearHref: string;
  onChanged: OnChanged;
  /** Line by line, where there is room. */
  isTable: boolean;
}

/** The cards or lines of a page, or what an empty one means and the way on. */
export default function DeliveryList(props: DeliveryListProps) {
  const { found, keyword, clearHref, onChanged, isTable } = props;
  const t = useT();
  const hasRoom = useTableRoom();
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
  if (isTable && hasRoom) {
    return (
      <Suspense fallback={<Waiting />}>
        <DeliveryTable deliveries={page.list} onChanged={onChanged} />
      </Suspense>
    );
  }
  return (
    <Flex vertical gap={12}>
      {page.list.map((delivery) => (
        <DeliveryCard
          key={delivery.id}
          delivery={delivery}
          isMarked={delivery.id === markedId}
          onChanged={onChanged}
        />
      ))}
    </Flex>
  );
}
