import { lazy } from 'react';
import Later from '@/components/Later';
import PageBoundary from '@/components/PageBoundary';
import styles from './BannersSection.module.css';

const Banners = lazy(() => import(/* webpackChunkName: "home-banners" */ './Banners'));

/** What the portal draws attention to; fetched after the page's own words. */
export default function BannersSection() {
  return (
    <div className={styles.place}>
      <PageBoundary>
        <Later placeholder={<div className={styles.waiting} />}>
          <Banners />
        </Later>
      </PageBoundary>
    </div>
  );
}
