import { addLocale } from '@umijs/max';
import type { Locale } from 'antd/es/locale';
import type { Pack } from '@/utils/locale';
import en from './en-US/entry';
import zh from './zh-CN/entry';

/** screens: public screens; forms: login and registration; person: screens of a signed-in person. */
type TextSet = 'screens' | 'forms' | 'person';

const packs = {
  'zh-CN': {
    screens: () => import(/* webpackChunkName: "texts-zh" */ './zh-CN/screens'),
    forms: () => import(/* webpackChunkName: "texts-zh-forms" */ './zh-CN/forms'),
    person: () => import(/* webpackChunkName: "texts-zh-person" */ './zh-CN/person'),
  },
  'en-US': {
    screens: () => import(/* webpackChunkName: "texts-en" */ './en-US/screens'),
    forms: () => import(/* webpackChunkName: "texts-en-forms" */ './en-US/forms'),
    person: () => import(/* webpackChunkName: "texts-en-person" */ './en-US/person'),
  },
} as const;

/** antd's own words, in the same file as the texts of the public screens. */
const widgetTexts = {
  'zh-CN': () => import(/* webpackChunkName: "texts-zh" */ 'antd/es/locale/zh_CN'),
  'en-US': () => import(/* webpackChunkName: "texts-en" */ 'antd/es/locale/en_US'),
} as const;

const loadedWidgetTexts = new Map<Pack, Locale>();

/** antd's words in a language, for its provider; undefined until `screens` is loaded. */
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
 * locale files: Umi flattens their messages, compiled ones too (config/messagesLoader.cjs).
 */
export function addEntryTexts(): void {
  addLocale('zh-CN', zh, keepExtras);
  addLocale('en-US', en, keepExtras);
}

export function hasTexts(pack: Pack, set: TextSet): boolean {
  return loaded.get(pack)?.has(set) ?? false;
}

/**
 * Adds a set of texts of one language; rejects when the chunk does not load. Only the language in use is fetched. The
 * texts of a failed start and of the request runtime are in the entry, so that a failure has a message.
 */
export async function loadTexts(pack: Pack, set: TextSet): Promise<void> {
  if (hasTexts(pack, set)) return;
  if (set === 'screens') loadedWidgetTexts.set(pack, (await widgetTexts[pack]()).default);
  const { default: texts } = await packs[pack][set]();
  loaded.get(pack)?.add(set);
  addLocale(pack, texts, keepExtras);
}

/** Adds in another language all sets that this language has loaded. */
export async function loadSameTexts(pack: Pack, other: Pack): Promise<void> {
  await Promise.all([...(loaded.get(other) ?? [])].map((set) => loadTexts(pack, set)));
}
