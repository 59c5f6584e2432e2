import { lazy } from 'react';
import PageBoundary from '@/components/PageBoundary';
import styles from './BannersSection.module.css';
import Later from './Later';

const Banners = lazy(() => import(/* webpackChunkName: "home-banners" */ './Banners'));

/** As high as the strip with its titles; on phones it is a little less. */
const height = 150;

/** What the portal draws attention to; fetched after the page's own words. */
export default function BannersSection() {
  return (
    <div className={styles.place}>
      <PageBoundary>
        <Later height={height}>
          <Banners />
        </Later>
      </PageBoundary>
    </div>
  );
}
