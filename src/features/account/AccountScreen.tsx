import { Link, useParams } from '@umijs/max';
import { Suspense } from 'react';
import PageHead from '@/components/PageHead';
import { useT } from '@/hooks/useT';
import RouteLoading from '@/loading';
import styles from './AccountScreen.module.css';
import { accountTabs, tabOf } from './tabs';

/** The account area: one tab at a time, named by the path; an unknown name shows the first. */
export default function AccountScreen() {
  const t = useT();
  const tab = tabOf(useParams().activeKey);
  const { Panel } = tab;
  return (
    <div className={styles.area}>
      <PageHead title={t(tab.title)} intro={t(tab.intro)} />
      {accountTabs.length > 1 && (
        <nav className={styles.tabs} aria-label={t('account.tabs.label')}>
          {accountTabs.map((item) => (
            <Link
              key={item.key}
              to={`/user/${item.key}`}
              aria-current={item === tab ? 'page' : undefined}
            >
              {t(item.title)}
            </Link>
          ))}
        </nav>
      )}
      <Suspense fallback={<RouteLoading />}>
        <Panel />
      </Suspense>
    </div>
  );
}
