import { lazy, Suspense, useSyncExternalStore } from 'react';
import { savedSearches } from '@/features/positions/shared/savedSearches';
import { useT } from '@/hooks/useT';
import Section from './Section';

const SavedNews = lazy(
  () => import(/* webpackChunkName: "saved-news" */ '@/features/positions/shared/SavedNews'),
);

const shown = 5;

/** The latest saved searches on this device with their new positions; shows nothing when there are none. */
export default function SavedSection() {
  const t = useT();
  const searches = useSyncExternalStore(savedSearches.subscribe, savedSearches.read);
  if (searches.length === 0) return null;
  return (
    <Section title={t('positions.saved.title')}>
      <Suspense fallback={null}>
        <SavedNews searches={searches.slice(0, shown)} />
      </Suspense>
    </Section>
  );
}
