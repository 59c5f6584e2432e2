import type { Pack } from '../../src/utils/locale';
import { allTexts } from '../helpers/packs';

const { 'zh-CN': zh, 'en-US': en } = allTexts;

type Key = keyof typeof zh;

/** The portal's text for a key, as the screens of one language show it. */
export type Words = (key: Key) => string;

export function wordsOf(pack: Pack): Words {
  const texts: Record<Key, string> = pack === 'zh-CN' ? zh : en;
  return (key) => texts[key];
}

/** A text up to its first placeholder, as the beginning of a name. */
export function begins(text: string): RegExp {
  const start = text.split('{', 1)[0] ?? '';
  return new RegExp(`^${start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

const groups = [...new Set(Object.keys(zh).map((key) => key.split('.', 1)[0]))];

/** What stands in the page when a text's pack is missing: its key. */
export const rawKey = new RegExp(`\\b(${groups.join('|')})\\.\\w+\\.\\w+`);
