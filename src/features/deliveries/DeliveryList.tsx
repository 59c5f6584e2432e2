import { Flex } from 'antd';
import AsyncContent from '@/components/AsyncContent';
import LateBoundary from '@/components/LateBoundary';
import Pager from '@/components/Pager';
import SkeletonLines from '@/components/SkeletonLines';
import { usePageFocus } from '@/hooks/usePageFocus';
import { useT } from '@/hooks/useT';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import type { OnChanged } from './DeliveryActions';
import DeliveryCard from './DeliveryCard';
import type { FoundDeliveries } from './findDeliveries';
import type { DeliveryView } from './shared/deliveryView';

/** Uses antd Pro's table, so it is fetched when the person chooses the table. */
const DeliveryTable = lazyWithRetry(
  () => import(/* webpackChunkName: "delivery-table" */ './DeliveryTable'),
);

interface DeliveryListProps {
  found: FoundDeliveries | undefined;
  /** A link named a delivery that there is not. */
  isUnknown: boolean;
  request: { error?: Error; isLoading: boolean; refresh: () => void };
  view: DeliveryView;
  /** The address of another part of the list. */
  hrefWith: (part: Partial<DeliveryView>) => string;
  onChanged: OnChanged;
  /** As a table instead of cards. */
  isTable: boolean;
}

/** The cards or table rows of a page in all their states, and the pages; for an empty page an explanation and a link. */
export default function DeliveryList(props: DeliveryListProps) {
  const { found, isUnknown, request, view, hrefWith, onChanged, isTable } = props;
  const t = useT();
  const top = usePageFocus<HTMLParagraphElement>(view.current);
  const empty = useEmpty(props);
  return (
    <>
      <p ref={top} tabIndex={-1} className="landing visuallyHidden">
        {t('common.page.number', { page: view.current })}
      </p>
      <AsyncContent
        data={isUnknown ? [] : found?.page.list}
        request={request}
        failureTitle={t('deliveries.list.failed')}
        isFramed
        skeleton={5}
        empty={empty}
      >
        {(list) =>
          isTable ? (
            <LateBoundary waiting={<SkeletonLines />}>
              <DeliveryTable deliveries={list} onChanged={onChanged} />
            </LateBoundary>
          ) : (
            <Flex vertical gap={12}>
              {list.map((delivery) => (
                <DeliveryCard
                  key={delivery.id}
                  delivery={delivery}
                  isMarked={delivery.id === found?.markedId}
                  onChanged={onChanged}
                />
              ))}
            </Flex>
          )
        }
      </AsyncContent>
      {found && !request.error && found.page.list.length > 0 && (
        <Pager {...found.page} hrefOf={(current) => hrefWith({ group: found.group, current })} />
      )}
    </>
  );
}

/** What stands in the place of a page without deliveries. */
function useEmpty({ found, isUnknown, view, hrefWith }: DeliveryListProps) {
  const t = useT();
  const { keyword } = view;
  if (isUnknown) {
    return {
      title: t('deliveries.list.notFound'),
      hint: t('deliveries.list.notFound.hint'),
      action: { label: t('deliveries.list.all'), to: '/user/deliveries' },
    };
  }
  if (found && found.page.total > 0) {
    return {
      title: t('list.beyond'),
      action: { label: t('list.firstPage'), to: hrefWith({ group: found.group }) },
    };
  }
  const counts = found?.page.counts;
  const isNowhere = counts && Object.values(counts).every((count) => count === 0);
  return keyword
    ? {
        title: t(`deliveries.keyword.${isNowhere ? 'noneAtAll' : 'none'}`, { keyword }),
        hint: t(`deliveries.keyword.${isNowhere ? 'hintAtAll' : 'hint'}`),
        action: { label: t('deliveries.keyword.clear'), to: hrefWith({ keyword: '' }) },
      }
    : {
        title: t(`deliveries.empty.${found?.group ?? 'active'}`),
        hint: t('deliveries.empty.hint'),
        action: { label: t('deliveries.empty.action'), to: '/searchPosition/all' },
      };
}
