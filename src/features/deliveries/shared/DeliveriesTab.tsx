import { useModel } from '@umijs/max';
import { Flex } from 'antd';
import { useRef } from 'react';
import KeywordField from '@/components/KeywordField';
import LinkTabs from '@/components/LinkTabs';
import Segmented from '@/components/Segmented';
import ZoneNote from '@/components/ZoneNote';
import { useCall } from '@/hooks/useCall';
import { useNews } from '@/hooks/useNews';
import { useT } from '@/hooks/useT';
import { useTableRoom } from '@/hooks/useTableRoom';
import { useUrlState } from '@/hooks/useUrlState';
import { useUser } from '@/hooks/useUser';
import { ignoreReported } from '@/request/errorHandler';
import type { OnChanged } from '../DeliveryActions';
import DeliveryList from '../DeliveryList';
import { findDeliveries } from '../findDeliveries';
import { type DeliveryView, deliveryGroups, deliveryView } from './deliveryView';

/** The person's deliveries by group and keyword. A link to one opens its group and page and marks it. */
export default function DeliveriesTab() {
  const t = useT();
  const owner = useUser()?.loginName;
  const hasRoom = useTableRoom();
  const { state: view, hrefOf, go, goAs } = useUrlState(deliveryView);
  const { counts, load } = useModel('delivery');
  const { data, refreshAsync, mutate, ...request } = useCall(() => findDeliveries(load, view), {
    // Not the whole query: `relogin=true` comes and goes there, too.
    refreshDeps: [view.group, view.current, view.keyword, view.deliveryId, view.applyId, owner],
  });
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
  const isNamed = Boolean(view.deliveryId || view.applyId);
  // The page that is here may still be that of another group, or of the one before a failure.
  const group = (!isNamed && view.group) || data?.group;
  const isUnknown = isNamed && !data && !request.isLoading && !request.error;
  const plain = (part: Partial<DeliveryView>): DeliveryView => ({
    ...view,
    current: 1,
    deliveryId: undefined,
    applyId: undefined,
    ...part,
  });

  return (
    <section
      ref={section}
      tabIndex={-1}
      className="landing"
      aria-label={t('deliveries.list.label')}
      aria-busy={request.isLoading}
    >
      <Flex gap={16} align="center" justify="space-between" style={{ marginBottom: 8 }}>
        <KeywordField
          label={t('deliveries.keyword.label')}
          placeholder={t('deliveries.keyword.placeholder')}
          submitLabel={t('deliveries.keyword.submit')}
          keyword={view.keyword}
          onSearch={(keyword, how) => goAs[how](plain({ keyword }))}
        />
        {hasRoom && (
          <Segmented
            legend={t('deliveries.view.label')}
            value={view.isTable ? 'table' : 'cards'}
            choices={['cards', 'table']}
            textOf={(key) => t(`deliveries.view.${key}`)}
            onChoose={(key) => go(plain({ isTable: key === 'table', current: view.current }))}
          />
        )}
      </Flex>
      <LinkTabs
        label={t('deliveries.group.label')}
        keys={deliveryGroups}
        current={isUnknown ? undefined : group}
        textOf={(key) =>
          `${t(`deliveries.group.${key}`)} ${(data?.page.counts ?? counts)?.[key] ?? ''}`.trim()
        }
        hrefOf={(key) => hrefOf(plain({ group: key }))}
      />
      <ZoneNote />
      <DeliveryList
        found={data}
        isUnknown={isUnknown}
        request={request}
        view={view}
        hrefWith={(part) => hrefOf(plain(part))}
        onChanged={onChanged}
        isTable={view.isTable && hasRoom && !isNamed}
      />
    </section>
  );
}
