import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import type { DrawerName } from '@/components/DrawerLink';
import LateBoundary from '@/components/LateBoundary';
import { useOverlay } from '@/hooks/useOverlay';
import { withTexts } from '@/locales/load';
import { lazyWithRetry } from '@/utils/lazyWithRetry';

const drawers = {
  privacy: lazyWithRetry(() =>
    withTexts(
      'reading',
      () => import(/* webpackChunkName: "privacy" */ '@/features/content/shared/PrivacyDrawer'),
    ),
  ),
  accessibility: lazyWithRetry(() =>
    withTexts(
      'reading',
      () =>
        import(
          /* webpackChunkName: "accessibility" */ '@/features/content/shared/accessibility/AccessibilityDrawer'
        ),
    ),
  ),
};

const names = ['privacy', 'accessibility'] as const;

/** The drawers over any page, each opened by a query parameter: `?privacy=1`, `?accessibility=1`. */
export default function QueryDrawers() {
  const [isDrawn, setDrawn] = useState(false);
  // Behind the page, whose first render goes in steps: React would begin that anew for a drawer that does not load.
  useEffect(() => setDrawn(true), []);
  if (!isDrawn) return null;
  return names.map((name) => <QueryDrawer key={name} name={name} />);
}

function QueryDrawer({ name }: { name: DrawerName }) {
  const { search } = useLocation();
  const leave = useOverlay(name);
  if (new URLSearchParams(search).get(name) !== '1') return null;
  const Part = drawers[name];
  return (
    <LateBoundary onFailed={leave}>
      <Part />
    </LateBoundary>
  );
}
