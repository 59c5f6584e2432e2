import { type TextSet, textsFor } from '@/locales/needs';
import { sendToken } from '@/request/earlyRequest';
import { getTokenAndUser } from '@/services/session';
import { isToken, storedToken, storedUser } from '@/session/state/storage';
import { currentDomain } from '@/session/state/user';
import { normaliseAddress } from '@/utils/hashEntry';
import { currentPack, type Pack } from '@/utils/locale';
import { withoutBase } from '@/utils/routerBase';
import { pageBase } from '@/utils/siteValues';
import type { Drawing } from '../../config/early/drawings';
import { site } from '../../config/site';
import { type FirstAnswer, firstScreenOf } from './firstCalls';
import { prepareDocument, shellName } from './prepare';

declare global {
  interface Window {
    /** Shows an answer in the page's shell; of the script that is fetched for it (src/early/content). */
    drawFirst?: (first: FirstAnswer, isSignedIn: boolean) => void;
  }
}

/** The files of the sets of texts by language; the build fills them in (config/earlyPlugin.ts). */
const textFiles = process.env.TEXT_FILES as unknown as Record<`${'zh' | 'en'}-${TextSet}`, string>;
/** The files of the scripts that draw into the shell, by language and by what they draw; filled in likewise. */
const contentFiles = process.env.CONTENT_FILES as unknown as Record<`${Pack}/${Drawing}`, string>;

/** Tells router and bundle the path that the page is served under, unless the page has defined another router base (spec §2). */
function setPlace(): void {
  if (pageBase === undefined) return;
  window.routerBase ??= pageBase;
  window.publicPath = pageBase;
}

/**
 * Fetches and runs a file beside the entry. Resolves in any case: without it the page is only slower. A failed script goes, as
 * webpack would wait for it (config/preloadPlugin.ts).
 */
function load(file: string, priority: 'high' | 'auto' = 'auto'): Promise<void> {
  const script = document.createElement('script');
  script.fetchPriority = priority;
  script.src = (window.publicPath ?? '/') + file;
  document.head.append(script);
  return new Promise((resolve) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      resolve();
    };
  });
}

/**
 * The script in the page itself: begins the start-up call (spec §4, §7) and then the screen's first calls while the portal's
 * own scripts are still on their way. It stores nothing. The shell shows the first answer; the request runtime takes each
 * call over when it would send the same one, and asks by itself in every other case (request/earlyCalls).
 */
async function begin(): Promise<void> {
  const { pathname, search } = window.location;
  const screen = firstScreenOf(withoutBase(pathname), search);
  // Without a shell there is no place to draw in.
  const drawing =
    screen?.drawing &&
    shellName() &&
    load(contentFiles[`${currentPack()}/${screen.drawing}`], 'high');
  const domain = currentDomain();
  sendToken(storedToken.read());
  const { token, user } = await getTokenAndUser(domain);
  // A reviewer's start-up may take further calls, which the portal decides on (spec §4).
  if (domain !== site.defaultDomain || !isToken(token) || window.location.hash) return;
  sendToken(token);
  const calls = screen?.calls ?? [];
  // A page's first formatter takes a slow phone 50 ms. Here the processor only waits for the network.
  setTimeout(() => new Intl.NumberFormat());
  await Promise.all(
    calls.map(async (call) => {
      const first = await call();
      await drawing;
      if (first) window.drawFirst?.(first, user !== undefined);
    }),
  );
}

setPlace();
// Shell, files and calls are those of the screen that an incoming `#/path` names.
normaliseAddress();
prepareDocument();
begin().catch(() => {
  // Without an answer the portal asks by itself, and reports what is wrong.
});
// The entry finds the texts there. They come after what the first answer is shown with: a browser has six connections.
const language = currentPack() === 'zh-CN' ? 'zh' : 'en';
for (const set of textsFor(
  withoutBase(window.location.pathname),
  storedUser.read() !== undefined,
)) {
  void load(textFiles[`${language}-${set}`]);
}
