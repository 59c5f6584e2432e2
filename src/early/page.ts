import { sendToken } from '@/request/earlyRequest';
import { getTokenAndUser } from '@/services/session';
import { isToken, storedToken } from '@/session/state/storage';
import { currentDomain } from '@/session/state/user';
import { currentPack, type Pack } from '@/utils/locale';
import { withoutBase } from '@/utils/routerBase';
import { pageBase } from '@/utils/siteValues';
import { site } from '../../config/site';
import { firstCallsOf } from './firstCalls';

/** The file of each language's texts; the build fills it in (config/earlyPlugin.ts). */
const textFiles = process.env.TEXT_FILES as unknown as Record<Pack, string>;

/** Tells router and bundle the path that the page is served under, unless the page has defined another router base (spec §2). */
function setPlace(): void {
  if (pageBase === undefined) return;
  window.routerBase ??= pageBase;
  window.publicPath = pageBase;
}

/** Fetches and runs the texts beside the entry, which finds them there. */
function loadTexts(): void {
  const script = document.createElement('script');
  script.src = (window.publicPath ?? '/') + textFiles[currentPack()];
  document.head.append(script);
}

/**
 * The script in the page itself: begins the start-up call (spec §4, §7) and then the screen's first calls while the portal's
 * own scripts are still on their way. It stores nothing and shows nothing; the request runtime takes each call over when
 * it would send the same one, and asks by itself in every other case (request/earlyCalls).
 */
async function begin(): Promise<void> {
  const domain = currentDomain();
  sendToken(storedToken.read());
  const { token } = await getTokenAndUser(domain);
  // A reviewer's start-up may take further calls, which the portal decides on (spec §4).
  if (domain !== site.defaultDomain || !isToken(token) || window.location.hash) return;
  sendToken(token);
  const { pathname, search } = window.location;
  await Promise.all(firstCallsOf(withoutBase(pathname), search).map((call) => call()));
}

setPlace();
loadTexts();
begin().catch(() => {
  // Without an answer the portal asks by itself, and reports what is wrong.
});
