import { addLocale } from '@umijs/max';
import type { Pack } from '@/utils/locale';

const packs = {
  'zh-CN': () => import(/* webpackChunkName: "texts-zh" */ './zh-CN/screens'),
  'en-US': () => import(/* webpackChunkName: "texts-en" */ './en-US/screens'),
} as const;

/** Umi takes it as optional, its type does not: the pack's antd and dayjs locales stay as they are. */
const keepExtras = {} as Parameters<typeof addLocale>[2];

const loaded = new Set<Pack>();

/**
 * Adds the screens' texts of one language. Only the language in use is fetched; the frame's and the
 * request runtime's texts are in the entry, so that a failure to load can still be put into words.
 */
export async function loadTexts(pack: Pack): Promise<void> {
  if (loaded.has(pack)) return;
  const { default: texts } = await packs[pack]();
  addLocale(pack, texts, keepExtras);
  loaded.add(pack);
}
