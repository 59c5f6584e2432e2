import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useT } from '@/hooks/useT';
import { loadTexts } from '@/locales/load';
import { showMessage } from '@/request/feedback';
import { clearRelogin } from '@/session/expiry';
import { isChunkError } from '@/utils/chunkError';
import { currentPack } from '@/utils/locale';

/** With its texts, which a visitor of a public page has not needed before. */
async function loadDialog() {
  const [dialog] = await Promise.all([
    import(/* webpackChunkName: "relogin" */ '@/features/auth/shared/ReloginDialog'),
    loadTexts(currentPack(), 'person'),
  ]);
  return dialog;
}

let ReloginDialog = lazy(loadDialog);

/** The login over the page after an expiry (spec §4): what was typed below it stays. */
export default function Relogin() {
  const t = useT();
  const { pathname, search } = useLocation();
  const isAsked = new URLSearchParams(search).get('relogin') === 'true';
  if (!isAsked || pathname === '/censorlogin') return null;
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        // The page, and what was typed on it, is worth more than the dialog over it, which the next expiry fetches anew.
        ReloginDialog = lazy(loadDialog);
        showMessage('error', t(`frame.${isChunkError(error) ? 'chunk' : 'crash'}.hint`));
        clearRelogin();
      }}
    >
      <Suspense fallback={null}>
        <ReloginDialog />
      </Suspense>
    </ErrorBoundary>
  );
}
