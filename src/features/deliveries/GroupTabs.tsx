import { Link } from '@umijs/max';
import { useT } from '@/hooks/useT';
import type { DeliveryCounts } from '@/services/types';
import styles from './shared/DeliveriesTab.module.css';
import { deliveryGroups } from './shared/deliveryView';
import type { DeliveryGroup } from './shared/lifecycle';

interface GroupTabsProps {
  current: DeliveryGroup | undefined;
  counts: DeliveryCounts | undefined;
  hrefOf: (group: DeliveryGroup) => string;
}

/** The three groups with how many are in each; each is an address of its own. */
export default function GroupTabs({ current, counts, hrefOf }: GroupTabsProps) {
  const t = useT();
  return (
    <nav className={styles.groups} aria-label={t('deliveries.group.label')}>
      {deliveryGroups.map((group) => (
        <Link key={group} to={hrefOf(group)} aria-current={group === current ? 'page' : undefined}>
          {t(`deliveries.group.${group}`)}
          {counts && <span className={styles.count}>{counts[group]}</span>}
        </Link>
      ))}
    </nav>
  );
}
