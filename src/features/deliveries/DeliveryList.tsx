import { Flex } from 'antd';
import { lazy, Suspense } from 'react';
import SkeletonLines from '@/components/SkeletonLines';
import State from '@/components/State';
import { useT } from '@/hooks/useT';
import { useTableRoom } from '@/hooks/useTableRoom';
import type { OnChanged } from './DeliveryActions';
import DeliveryCard from './DeliveryCard';
import type { FoundDeliveries } from './findDeliveries';

/** Uses antd Pro's table, so it is fetched when the person chooses the table. */
const DeliveryTable = lazy(
  () => import(/* webpackChunkName: "delivery-table" */ './DeliveryTable'),
);

interface DeliveryListProps {
  found: FoundDeliveries;
  keyword: string;
  /** The address of the list without the keyword. */
  clearHref: string;
  onChanged: OnChanged;
  /** As a table instead of cards, where there is room. */
  isTable: boolean;
}

/** The cards or table rows of a page; for an empty page an explanation and a link. */
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
      <Suspense fallback={<SkeletonLines />}>
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
