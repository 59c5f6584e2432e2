import LazySection from '@/components/LazySection';
import PageBoundary from '@/components/PageBoundary';
import Banners from './Banners';
import styles from './BannersSection.module.css';

/** The banners: loaded at once where they are the first section, else when the reader comes near them. */
export default function BannersSection({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <div className={styles.place}>
      <PageBoundary>
        {isFirst ? (
          <Banners isFirst />
        ) : (
          <LazySection placeholder={<div className={styles.waiting} />}>
            <Banners />
          </LazySection>
        )}
      </PageBoundary>
    </div>
  );
}
