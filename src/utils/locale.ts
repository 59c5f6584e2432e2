/** Umi defines this key of the stored preference (docs/storage.md). */
export const localeKey = 'umi_locale';

export const packs = ['zh-CN', 'en-US'] as const;
export type Pack = (typeof packs)[number];

const rightToLeft = new Set(['he', 'ar', 'fa', 'ku']);

function primarySubtag(language: string): string {
  return language.split('-', 1)[0]?.toLowerCase() ?? '';
}

function storedLanguage(): string | undefined {
  try {
    return window.localStorage.getItem(localeKey) || undefined;
  } catch {
    // Blocked storage throws; then the browser's languages decide.
    return undefined;
  }
}

/** What the page was loaded with, or its person has chosen since. */
let wanted: readonly string[] | undefined;

/** The languages to try, best first: the stored preference, else the browser's languages (spec §4). */
function wantedLanguages(): readonly string[] {
  if (wanted) return wanted;
  const stored = storedLanguage();
  if (stored) return [stored];
  return navigator.languages.length > 0 ? [...navigator.languages] : [navigator.language];
}

/** The pack for a list of languages: an exact match, else the same language, else zh-CN (spec §4). */
export function packFor(languages: readonly string[]): Pack {
  for (const language of languages) {
    const match =
      packs.find((pack) => pack.toLowerCase() === language.toLowerCase()) ??
      packs.find((pack) => primarySubtag(pack) === primarySubtag(language));
    if (match) return match;
  }
  return 'zh-CN';
}

/** Right to left for he, ar, fa and ku, whichever pack has the texts (spec §4). */
export function directionFor(language: string | undefined): 'ltr' | 'rtl' {
  return language && rightToLeft.has(primarySubtag(language)) ? 'rtl' : 'ltr';
}

export function currentPack(): Pack {
  return packFor(wantedLanguages());
}

export function currentDirection(): 'ltr' | 'rtl' {
  return directionFor(wantedLanguages()[0]);
}

/** From now on the page keeps its language, whatever another tab chooses: each tab has loaded its own texts. */
export function keepLanguage(): void {
  wanted = undefined;
  wanted = wantedLanguages();
}

/** Takes the language that the person has chosen; where the storage takes none, as long as the page lives. */
export function chooseLanguage(pack: Pack): void {
  wanted = [pack];
  try {
    window.localStorage.setItem(localeKey, pack);
  } catch {
    // Blocked, full, or missing in a view within an app.
  }
}
