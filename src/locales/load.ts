import { addLocale } from '@umijs/max';
import type { Locale } from 'antd/es/locale';
import { flushSync } from 'react-dom';
import { chooseLanguage, currentPack, type Pack } from '@/utils/locale';
import type { Labels } from '@/utils/words';
import en from './en-US/entry';
import type { TextSet } from './textSets';
import zh from './zh-CN/entry';

const packs = {
  'zh-CN': {
    start: () => import(/* webpackChunkName: "texts-zh-start" */ './zh-CN/start'),
    reading: () => import(/* webpackChunkName: "texts-zh-reading" */ './zh-CN/reading'),
    forms: () => import(/* webpackChunkName: "texts-zh-forms" */ './zh-CN/forms'),
    person: () => import(/* webpackChunkName: "texts-zh-person" */ './zh-CN/person'),
    resume: () => import(/* webpackChunkName: "texts-zh-resume" */ './zh-CN/resume'),
  },
  'en-US': {
    start: () => import(/* webpackChunkName: "texts-en-start" */ './en-US/start'),
    reading: () => import(/* webpackChunkName: "texts-en-reading" */ './en-US/reading'),
    forms: () => import(/* webpackChunkName: "texts-en-forms" */ './en-US/forms'),
    person: () => import(/* webpackChunkName: "texts-en-person" */ './en-US/person'),
    resume: () => import(/* webpackChunkName: "texts-en-resume" */ './en-US/resume'),
  },
} as const;

/** antd's own words, in the same file as the texts of the frame. */
const widgetTexts = {
  'zh-CN': () => import(/* webpackChunkName: "texts-zh-start" */ 'antd/es/locale/zh_CN'),
  'en-US': () => import(/* webpackChunkName: "texts-en-start" */ 'antd/es/locale/en_US'),
} as const;

/** The labels of terms in a language, by term key and code; the server's own are Chinese. */
export async function loadTermLabels(pack: Pack): Promise<Labels> {
  if (pack === 'zh-CN') return {};
  return (await import(/* webpackChunkName: "texts-en-terms" */ './en-US/terms')).default;
}

const loadedWidgetTexts = new Map<Pack, Locale>();

/** antd's words in a language, for its provider; undefined until `start` is loaded. */
export function widgetTextsOf(pack: Pack): Locale | undefined {
  return loadedWidgetTexts.get(pack);
}

/** Umi accepts a call without this argument, but its type does not. Empty keeps the pack's antd and dayjs locales. */
const keepExtras = {} as Parameters<typeof addLocale>[2];

const loaded = new Map<Pack, Set<TextSet>>([
  ['zh-CN', new Set()],
  ['en-US', new Set()],
]);

/**
 * Adds the entry's texts in both languages. Called before the first call, whose failure may need them. Not by Umi's own
 * locale files, which would put both languages whole into the entry.
 */
export function addEntryTexts(): void {
  addLocale('zh-CN', zh, keepExtras);
  addLocale('en-US', en, keepExtras);
}

export function hasTexts(pack: Pack, sets: readonly TextSet[]): boolean {
  return sets.every((set) => loaded.get(pack)?.has(set));
}

/**
 * Adds a set of texts of one language; rejects when the chunk does not load. Only the language in use is fetched. The
 * texts of a failed start and of the request runtime are in the entry, so that a failure has a message.
 * @param render adds the texts, which renders the portal again
 */
export async function loadTexts(
  pack: Pack,
  set: TextSet,
  render = (add: () => void) => add(),
): Promise<void> {
  if (hasTexts(pack, [set])) return;
  if (set === 'start') loadedWidgetTexts.set(pack, (await widgetTexts[pack]()).default);
  const { default: texts } = await packs[pack][set]();
  loaded.get(pack)?.add(set);
  render(() => addLocale(pack, texts, keepExtras));
}

/** Fetches sets of texts without adding them, which would render the whole portal again. */
export async function fetchTexts(sets: readonly TextSet[]): Promise<void> {
  const pack = packs[currentPack()];
  await Promise.all(sets.map((set) => pack[set]()));
}

/** Adds in another language all sets that this language has loaded. */
export async function loadSameTexts(pack: Pack, other: Pack): Promise<void> {
  await Promise.all([...(loaded.get(other) ?? [])].map((set) => loadTexts(pack, set)));
}

/** Shows the portal in a language whose texts are loaded. Umi's `setLocale` does nothing or throws where the storage is blocked. */
export function showIn(pack: Pack): void {
  chooseLanguage(pack);
  // Texts of the language in use are shown at once, also none.
  addLocale(pack, {}, keepExtras);
}

const brought = new Set<TextSet>();

/** The sets that parts have brought with them: a part stays when the language changes, and needs them in the other one. */
export function broughtTexts(): readonly TextSet[] {
  return [...brought];
}

/** Fetches a part's module together with a set of texts that the screen around it may not have. */
export async function withTexts<T>(set: TextSet, load: () => Promise<T>): Promise<T> {
  // At once: React goes on with a rendering that has waited for the part, and it would have the former texts.
  const [part] = await Promise.all([load(), loadTexts(currentPack(), set, flushSync)]);
  brought.add(set);
  return part;
}
