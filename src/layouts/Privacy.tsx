import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import OverlayBoundary from '@/components/OverlayBoundary';
import { useOverlay } from '@/hooks/useOverlay';

const loadDrawer = () =>
  import(/* webpackChunkName: "privacy" */ '@/features/content/shared/PrivacyDrawer');
let PrivacyDrawer = lazy(loadDrawer);

/** The privacy texts over any page, opened by `?privacy=1`. */
export default function Privacy() {
  const { search } = useLocation();
  const leave = useOverlay('privacy');
  if (new URLSearchParams(search).get('privacy') !== '1') return null;
  return (
    <OverlayBoundary
      onFailed={() => {
        PrivacyDrawer = lazy(loadDrawer);
        leave();
      }}
    >
      <Suspense fallback={null}>
        <PrivacyDrawer />
      </Suspense>
    </OverlayBoundary>
  );
}
