import { SearchOutlined } from '@ant-design/icons';
import { Link, useLocation } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { siteValues } from '@/utils/siteValues';
import Bell from './Bell';
import styles from './Header.module.css';
import { navigation } from './navigation';
import Preferences from './Preferences';
import SearchBox from './SearchBox';
import UserMenu from './UserMenu';
import { useSearchShortcut } from './useSearchShortcut';

/** Logo and title, navigation, search where the screen has none, language and theme, account (docs/product.md, Look). */
export default function Header({ hasSearch }: { hasSearch: boolean }) {
  const t = useT();
  const { pathname } = useLocation();
  useSearchShortcut();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/home" className={styles.brand}>
          <span className={styles.mark} aria-hidden="true" />
          <span lang="zh-CN">{siteValues.title}</span>
        </Link>
        <nav className={styles.nav} aria-label={t('frame.nav.label')}>
          {navigation.map((item) => (
            <Link
              key={item.key}
              to={item.to}
              aria-current={item.match.test(pathname) ? 'page' : undefined}
            >
              {t(item.key)}
            </Link>
          ))}
        </nav>
        {hasSearch && <SearchBox />}
        <div className={styles.tools}>
          {hasSearch && (
            <Link
              to="/searchPosition/all"
              className={styles.searchLink}
              aria-label={t('frame.search.label')}
              data-search
            >
              <SearchOutlined aria-hidden="true" />
            </Link>
          )}
          <div className={styles.preferences}>
            <Preferences />
          </div>
          <Bell />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}
