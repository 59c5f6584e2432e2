import { useEffect, useState } from 'react';
import LateBoundary from '@/components/LateBoundary';
import { withTexts } from '@/locales/load';
import { type AppWish, appLimits, isBeyondApp } from '@/utils/appLimits';
import { isInApp } from '@/utils/inAppBrowser';
import { lazyWithRetry } from '@/utils/lazyWithRetry';

const OpenInBrowser = lazyWithRetry(() =>
  withTexts(
    'reading',
    () => import(/* webpackChunkName: "in-app" */ '@/components/inApp/OpenInBrowser'),
  ),
);

/** A link that opens a new tab would take the place of the page inside an app, with what was typed there. */
function holdBack(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[target=_blank]');
  if (link instanceof HTMLAnchorElement && isBeyondApp('newTab', link.href)) event.preventDefault();
}

/** Inside an app: says how to go on in a browser where the app's own cannot do what was pressed. The page stays as it is. */
export default function InApp() {
  const [wish, setWish] = useState<AppWish>();
  useEffect(() => appLimits.add(setWish), []);
  useEffect(() => {
    if (!isInApp()) return undefined;
    document.addEventListener('click', holdBack, true);
    return () => document.removeEventListener('click', holdBack, true);
  }, []);
  if (!wish) return null;
  const close = () => setWish(undefined);
  return (
    <LateBoundary onFailed={close}>
      <OpenInBrowser {...wish} onClose={close} />
    </LateBoundary>
  );
}
