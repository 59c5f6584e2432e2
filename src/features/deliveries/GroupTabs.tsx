import LinkTabs from '@/components/LinkTabs';
import { useT } from '@/hooks/useT';
import type { DeliveryCounts } from '@/services/types';
import { deliveryGroups } from './shared/deliveryView';
import type { DeliveryGroup } from './shared/lifecycle';

interface GroupTabsProps {
  current: DeliveryGroup | undefined;
  counts: DeliveryCounts | undefined;
  hrefOf: (group: DeliveryGroup) => string;
}

/** The three groups with their counts; each tab is a link. */
export default function GroupTabs({ current, counts, hrefOf }: GroupTabsProps) {
  const t = useT();
  return (
    <LinkTabs
      label={t('deliveries.group.label')}
      tabs={deliveryGroups.map((group) => ({
        key: group,
        label: [t(`deliveries.group.${group}`), counts?.[group]].join(' ').trim(),
        to: hrefOf(group),
        isCurrent: group === current,
      }))}
    />
  );
}
