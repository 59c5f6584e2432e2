import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';

const PrivacyDrawer = lazy(
  () => import(/* webpackChunkName: "privacy" */ '@/features/content/shared/PrivacyDrawer'),
);

/** The privacy texts over any page, opened by `?privacy=1`. */
export default function Privacy() {
  const { search } = useLocation();
  if (new URLSearchParams(search).get('privacy') !== '1') return null;
  return (
    <Suspense fallback={null}>
      <PrivacyDrawer />
    </Suspense>
  );
}
