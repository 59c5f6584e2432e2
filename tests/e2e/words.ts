import enEntry from '../../src/locales/en-US/entry';
import enForms from '../../src/locales/en-US/forms';
import enPerson from '../../src/locales/en-US/person';
import enScreens from '../../src/locales/en-US/screens';
import zhEntry from '../../src/locales/zh-CN/entry';
import zhForms from '../../src/locales/zh-CN/forms';
import zhPerson from '../../src/locales/zh-CN/person';
import zhScreens from '../../src/locales/zh-CN/screens';
import type { Pack } from '../../src/utils/locale';

const zh = { ...zhEntry, ...zhScreens, ...zhForms, ...zhPerson };
const en = { ...enEntry, ...enScreens, ...enForms, ...enPerson };

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
