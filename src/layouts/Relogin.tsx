import { useLocation } from '@umijs/max';
import LatePart from '@/components/LatePart';
import { loadTexts } from '@/locales/load';
import { clearRelogin, isLoginPage } from '@/session/state/expiry';
import { currentPack } from '@/utils/locale';

/** Loads the dialog with its texts, which a visitor of a public page does not have yet. */
async function loadDialog() {
  const [dialog] = await Promise.all([
    import(/* webpackChunkName: "relogin" */ '@/features/auth/shared/ReloginDialog'),
    loadTexts(currentPack(), 'forms'),
  ]);
  return dialog;
}

/** The login over the page after an expiry (spec §4); what was typed on the page stays. */
export default function Relogin() {
  const { pathname, search } = useLocation();
  const isAsked = new URLSearchParams(search).get('relogin') === 'true';
  if (!isAsked || isLoginPage(pathname)) return null;
  return <LatePart load={loadDialog} props={{}} onFailed={clearRelogin} />;
}
