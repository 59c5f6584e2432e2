import { lazy, Suspense } from 'react';
import { savedSearches } from '@/features/positions/shared/savedSearches';
import { useDeviceList } from '@/hooks/useDeviceList';
import { useT } from '@/hooks/useT';
import Section, { SectionSkeleton } from './Section';

const SavedNews = lazy(
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
      <Suspense fallback={<SectionSkeleton rows={searches.length} height={44} narrowHeight={44} />}>
        <SavedNews searches={searches} />
      </Suspense>
    </Section>
  );
}
