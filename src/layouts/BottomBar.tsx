import {
  HomeOutlined,
  NotificationOutlined,
  SolutionOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Link, useAccess, useLocation } from '@umijs/max';
import { useT } from '@/hooks/useT';
import styles from './BottomBar.module.css';

const items = [
  { key: 'frame.nav.home', to: '/home', match: /^\/home/, Icon: HomeOutlined },
  {
    key: 'frame.nav.positions',
    to: '/searchPosition/all',
    match: /^\/(searchPosition|recruitment(?!flow))/,
    Icon: SolutionOutlined,
  },
  {
    key: 'frame.nav.notices',
    to: '/notice',
    match: /^\/notice/,
    Icon: NotificationOutlined,
  },
  { key: 'frame.nav.mine', to: '/usercenter', match: /^\/user/, Icon: UserOutlined },
] as const;

/** The user centre is for candidates; a reviewer has an account only. */
const reviewersOwn = '/user/profile';

/** Screens of forms, whose own buttons stand at the foot. */
const editing = /^\/(resumeedit|activityresumeedit|apply|ImproveResume)(\/|$)/;

/** The phone's navigation: icons with labels, above the device's own bar. */
export default function BottomBar() {
  const t = useT();
  const { pathname } = useLocation();
  const { isReviewer } = useAccess();
  if (editing.test(pathname)) return null;
  return (
    <nav className={styles.bar} aria-label={t('frame.bottom.label')}>
      {items.map(({ key, to, match, Icon }) => (
        <Link
          key={key}
          to={isReviewer && key === 'frame.nav.mine' ? reviewersOwn : to}
          aria-current={match.test(pathname) ? 'page' : undefined}
        >
          <Icon aria-hidden="true" className={styles.icon} />
          <span>{t(key)}</span>
        </Link>
      ))}
    </nav>
  );
}
