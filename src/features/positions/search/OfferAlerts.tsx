import { useAccess } from '@umijs/max';
import LateBoundary from '@/components/LateBoundary';
import { withTexts } from '@/locales/load';
import { lazyWithRetry } from '@/utils/lazyWithRetry';

const AlertOffer = lazyWithRetry(() =>
  withTexts(
    'person',
    () => import(/* webpackChunkName: "alert-offer" */ '@/components/AlertOffer'),
  ),
);

/** Offers a signed-in person reminders, once a search was saved. */
export default function OfferAlerts() {
  const { isSignedIn } = useAccess();
  if (!isSignedIn) return null;
  return (
    <LateBoundary instead={null}>
      <AlertOffer />
    </LateBoundary>
  );
}
