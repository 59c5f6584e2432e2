import { useLocation } from '@umijs/max';
import LateBoundary from '@/components/LateBoundary';
import { withTexts } from '@/locales/load';
import { clearRelogin, isLoginPage } from '@/session/state/expiry';
import { shellId } from '@/utils/firstPaint';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { pauseInTyping } from '@/utils/typing';
import { whenIdle } from '@/utils/whenIdle';

/** The dialog is heavy: drawn before the screen, it would hold that back. Not longer than 2 s, as a page may never rest. */
async function screenIsDrawn(): Promise<void> {
  while (document.getElementById(shellId)) await new Promise((next) => setTimeout(next, 50));
  await whenIdle(2000);
}

/**
 * Loads the dialog with its texts, which a visitor of a public page does not have yet. Who is typing ends the word first:
 * the dialog would take the rest of it.
 */
const ReloginDialog = lazyWithRetry(async () => {
  await screenIsDrawn();
  return withTexts('forms', async () => {
    const [part] = await Promise.all([
      import(/* webpackChunkName: "relogin" */ '@/features/auth/shared/ReloginDialog'),
      pauseInTyping(),
    ]);
    return part;
  });
});

/** The login over the page after an expiry (spec §4); what was typed on the page stays. */
export default function Relogin() {
  const { pathname, search } = useLocation();
  const isAsked = new URLSearchParams(search).get('relogin') === 'true';
  if (!isAsked || isLoginPage(pathname)) return null;
  return (
    <LateBoundary onFailed={clearRelogin}>
      <ReloginDialog />
    </LateBoundary>
  );
}
