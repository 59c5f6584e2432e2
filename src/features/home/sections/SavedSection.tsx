import LateBoundary from '@/components/LateBoundary';
import { savedSearches } from '@/features/positions/shared/savedSearches';
import { useDeviceList } from '@/hooks/useDeviceList';
import { useT } from '@/hooks/useT';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import Section, { SectionSkeleton } from './Section';

const SavedNews = lazyWithRetry(
  () => import(/* webpackChunkName: "saved-news" */ '@/features/positions/shared/SavedNews'),
);

const shown = 5;

/** The latest saved searches on this device with their new positions; shows nothing when there are none. */
export default function SavedSection() {
  const t = useT();
  const searches = useDeviceList(savedSearches).slice(0, shown);
  if (searches.length === 0) return null;
  return (
    <Section title={t('positions.saved.title')}>
      <LateBoundary
        waiting={<SectionSkeleton rows={searches.length} height={44} narrowHeight={44} />}
      >
        <SavedNews searches={searches} />
      </LateBoundary>
    </Section>
  );
}
