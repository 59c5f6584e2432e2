import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';

const ReloginDialog = lazy(
  () => import(/* webpackChunkName: "relogin" */ '@/features/auth/shared/ReloginDialog'),
);

/** The login over the page after an expiry (spec §4): what was typed below it stays. */
export default function Relogin() {
  const { pathname, search } = useLocation();
  const isAsked = new URLSearchParams(search).get('relogin') === 'true';
  if (!isAsked || pathname === '/censorlogin') return null;
  return (
    <Suspense fallback={null}>
      <ReloginDialog />
    </Suspense>
  );
}
