import { Checkbox } from 'antd';
import { useDeviceList } from '@/hooks/useDeviceList';
import { useT } from '@/hooks/useT';
import { broughtItems, broughtKey, toggleBrought } from '../shared/brought';

interface BringListProps {
  deliveryId: string;
  items: readonly string[];
}

/** What to bring, to be ticked. */
export default function BringList({ deliveryId, items }: BringListProps) {
  const t = useT();
  const ticked = useDeviceList(broughtItems);
  return (
    <>
      <ul className="bare">
        {[...new Set(items)].map((item) => {
          const key = broughtKey(deliveryId, item);
          return (
            <li key={item}>
              <Checkbox
                style={{ minHeight: 44, alignItems: 'center' }}
                checked={ticked.includes(key)}
                onChange={() => toggleBrought(key)}
              >
                <bdi lang="zh-CN">{item}</bdi>
              </Checkbox>
            </li>
          );
        })}
      </ul>
      <p className="quiet offPaper">{t('appointments.bring.hint')}</p>
    </>
  );
}
