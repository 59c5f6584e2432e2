import { Link } from '@umijs/max';
import { Statistic } from 'antd';
import { useT } from '@/hooks/useT';
import type { UserCenter } from '@/services/types';
import styles from './UserCenter.module.css';

const counts = [
  { key: 'deliveries', to: '/user/deliveries' },
  { key: 'collected', to: '/user/collections' },
  { key: 'unread', to: '/user/notifications?unread=1' },
] as const;

/** Three numbers, each the way to what it counts. */
export default function Counts({ counts: values }: { counts: UserCenter['counts'] }) {
  const t = useT();
  return (
    <ul className={styles.counts} aria-label={t('usercenter.counts')}>
      {counts.map(({ key, to }) => (
        <li key={key}>
          <Link to={to}>
            <Statistic title={t(`usercenter.counts.${key}`)} value={values[key]} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
