import type { ProColumns } from '@ant-design/pro-components';
import { Link } from '@umijs/max';
import ActionLink from '@/components/ActionLink';
import Time from '@/components/Time';
import DataTable from '@/components/table/DataTable';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import DeliveryActions, { type OnChanged } from './DeliveryActions';
import styles from './DeliveryCard.module.css';
import { targetHref } from './nextLink';
import DeliveryTag from './shared/DeliveryTag';
import NextActionText from './shared/NextActionText';
import { deliveryPath } from './shared/nextStep';
import PositionStateTag from './shared/PositionStateTag';

interface DeliveryTableProps {
  deliveries: readonly Delivery[];
  onChanged: OnChanged;
}

/** The deliveries as a table; only the cards show the timeline and the sent résumé. */
export default function DeliveryTable({ deliveries, onChanged }: DeliveryTableProps) {
  const t = useT();
  const isBroad = useMediaQuery('(min-width: 1200px)');
  const columns: ProColumns<Delivery>[] = [
    {
      key: 'name',
      title: t('deliveries.table.name'),
      rowScope: 'row',
      hideInSetting: true,
      width: '17%',
      render: (_, delivery) => (
        <Link lang="zh-CN" to={targetHref(delivery)}>
          {delivery.targetName}
        </Link>
      ),
    },
    {
      key: 'unit',
      title: t('deliveries.table.unit'),
      // A name of Chinese characters may break anywhere, so the column would be as narrow as its head.
      width: '15%',
      render: (_, { enterpriseName }) => <span lang="zh-CN">{enterpriseName}</span>,
    },
    {
      key: 'number',
      title: t('deliveries.table.number'),
      render: (_, { number }) => <bdi>{number}</bdi>,
    },
    {
      key: 'state',
      title: t('deliveries.table.state'),
      width: 142,
      render: (_, { status, kind }) => <DeliveryTag status={status} kind={kind} />,
    },
    {
      key: 'target',
      title: t('deliveries.positionState'),
      render: (_, { positionState }) => positionState && <PositionStateTag state={positionState} />,
    },
    {
      key: 'next',
      title: t('deliveries.table.next'),
      render: (_, delivery) => (
        <div className={styles.days}>
          <NextActionText isBrief delivery={delivery} />
        </div>
      ),
    },
    {
      key: 'updated',
      title: t('deliveries.table.updated'),
      width: 88,
      render: (_, { updatedAt }) => <Time value={updatedAt} />,
    },
    {
      key: 'actions',
      title: t('deliveries.table.actions'),
      width: '30%',
      hideInSetting: true,
      render: (_, delivery) => (
        // Room for a button's words on one line in Chinese, also where the table is narrow.
        <div className={styles.inTable}>
          <DeliveryActions delivery={delivery} onChanged={onChanged} />
          <ActionLink isPlain size="small" to={deliveryPath(delivery.id)}>
            {t('deliveries.table.more')}
          </ActionLink>
        </div>
      ),
    },
  ];
  return (
    <DataTable
      name="deliveries"
      label={t('deliveries.list.label')}
      columns={columns}
      // The others would have more than two lines.
      hidden={isBroad ? ['number', 'target'] : ['number', 'target', 'updated']}
      rows={deliveries}
    />
  );
}
