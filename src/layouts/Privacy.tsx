import { useLocation } from '@umijs/max';
import LateBoundary from '@/components/LateBoundary';
import { useOverlay } from '@/hooks/useOverlay';
import { withTexts } from '@/locales/load';
import { lazyWithRetry } from '@/utils/lazyWithRetry';

const PrivacyDrawer = lazyWithRetry(() =>
  withTexts(
    'reading',
    () => import(/* webpackChunkName: "privacy" */ '@/features/content/shared/PrivacyDrawer'),
  ),
);

/** The privacy texts over any page, opened by `?privacy=1`. */
export default function Privacy() {
  const { search } = useLocation();
  const leave = useOverlay('privacy');
  if (new URLSearchParams(search).get('privacy') !== '1') return null;
  return (
    <LateBoundary onFailed={leave}>
      <PrivacyDrawer />
    </LateBoundary>
  );
}
