import { createPluginManager } from '@@/core/plugin';
import { readdirSync, readFileSync } from 'node:fs';
import { addLocale, getIntl } from '@umijs/max';

const messagesLoader: (source: string) => string = require('../../config/messagesLoader.cjs');

type Texts = Record<string, string>;

/** The pack as the browser gets it: plain texts as they are, texts with placeholders as syntax trees. */
function compiled(source: string): Texts {
  return JSON.parse(messagesLoader(source).slice('export default '.length, -1));
}

beforeAll(() => {
  createPluginManager();
});

const merging = ['entry.ts', 'start.ts', 'reading.ts', 'forms.ts', 'person.ts'];
const files = ['zh-CN', 'en-US'].flatMap((pack) =>
  readdirSync(`src/locales/${pack}`)
    .filter((name) => !merging.includes(name))
    .map((name) => [pack, name] as const),
);

it.each(files)('%s/%s says the same compiled as it does parsed', (pack, name) => {
  const source = readFileSync(`src/locales/${pack}/${name}`, 'utf8');
  const texts: Texts = require(`@/locales/${pack}/${name.replace('.ts', '')}`).default;
  const trees = compiled(source);
  expect(Object.keys(trees)).toEqual(Object.keys(texts));

  const under = (prefix: string, messages: Texts) =>
    Object.fromEntries(Object.entries(messages).map(([id, text]) => [prefix + id, text]));
  addLocale(
    pack,
    { ...under('parsed.', texts), ...under('ready.', trees) },
    {} as Parameters<typeof addLocale>[2],
  );
  const { formatMessage } = getIntl(pack, true);
  for (const [id, text] of Object.entries(texts)) {
    const isPlain = !text.includes('{');
    expect(typeof trees[id]).toBe(isPlain ? 'string' : 'object');
    if (isPlain) continue;
    const names = [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1] ?? '');
    for (const count of [0, 1, 3]) {
      const values = Object.fromEntries(names.map((key) => [key, count]));
      expect(formatMessage({ id: `ready.${id}` }, values)).toBe(
        formatMessage({ id: `parsed.${id}` }, values),
      );
    }
  }
});

it('refuses a number or date skeleton, which could not be read in the browser', () => {
  expect(() => messagesLoader("export default { a: '{n, number, ::compact}' }")).toThrow(
    /skeleton/,
  );
});
