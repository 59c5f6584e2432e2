import { addLocale } from '@umijs/max';
import type { Pack } from '@/utils/locale';
import en from './en-US/entry';
import zh from './zh-CN/entry';

/** screens: what everybody reads; forms: signing in and registering; person: what a signed-in person sees. */
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

/** Umi takes it as optional, its type does not: the pack's antd and dayjs locales stay as they are. */
const keepExtras = {} as Parameters<typeof addLocale>[2];

const loaded = new Map<Pack, Set<TextSet>>([
  ['zh-CN', new Set()],
  ['en-US', new Set()],
]);

/**
 * Adds what the entry holds of both languages; before the first call, whose failure it may have to put into words.
 * Not by Umi's own files: Umi flattens their messages, compiled ones too (config/messagesLoader.cjs).
 */
export function addEntryTexts(): void {
  addLocale('zh-CN', zh, keepExtras);
  addLocale('en-US', en, keepExtras);
}

export function hasTexts(pack: Pack, set: TextSet): boolean {
  return loaded.get(pack)?.has(set) ?? false;
}

/**
 * Adds a set of one language's texts; rejects when its chunk does not arrive. Only what is in use is fetched;
 * the frame's and the request runtime's texts are in the entry, so that a failure can still be put into words.
 */
export async function loadTexts(pack: Pack, set: TextSet): Promise<void> {
  if (hasTexts(pack, set)) return;
  const { default: texts } = await packs[pack][set]();
  loaded.get(pack)?.add(set);
  addLocale(pack, texts, keepExtras);
}

/** Adds, in another language, all that was added in this one. */
export async function loadSameTexts(pack: Pack, other: Pack): Promise<void> {
  await Promise.all([...(loaded.get(other) ?? [])].map((set) => loadTexts(pack, set)));
}
