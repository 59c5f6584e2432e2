/** @jest-environment node */
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from 'intl-messageformat-parser';
import ts from 'typescript';
import englishTerms from '@/locales/en-US/terms';
import { categoryTree } from '../../mock/_preview/seed/categories';
import { fixedTerms } from '../../mock/_preview/seed/terms';
import { allTexts, textSets } from '../helpers/packs';
import { code, sourcesIn, walk } from './sources';

type Pack = Readonly<Record<string, string>>;

const zh: Pack = allTexts['zh-CN'];
const en: Pack = allTexts['en-US'];
const keyed = sourcesIn('src', code).filter(({ path }) => !path.startsWith('src/locales/'));

/** Names of the values a message needs: `{total}`, `{count, plural, …}`, those inside its branches too. */
function valuesOf(message: string): string[] {
  const names = new Set<string>();
  const collect = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (!isLiteralElement(element) && !isPoundElement(element)) names.add(element.value);
      if (isPluralElement(element) || isSelectElement(element)) {
        for (const { value } of Object.values(element.options)) collect(value);
      }
    }
  };
  collect(parse(message, { normalizeHashtagInPlural: false }));
  return [...names].sort();
}

/** All string literals of the code, and the beginnings of template literals (`deliveries.status.${status}`). */
function textsInCode(): { whole: Set<string>; beginnings: Set<string> } {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const source of keyed) {
    walk(source, (node) => {
      if (ts.isStringLiteralLike(node)) whole.add(node.text);
      if (ts.isTemplateExpression(node)) beginnings.add(node.head.text);
    });
  }
  return { whole, beginnings };
}

it('both packs have the same keys', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort());
});

it.each(['zh-CN', 'en-US'] as const)('%s has no key twice', (pack) => {
  const keys = Object.values(textSets[pack]).flatMap((set) => Object.keys(set));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('no text is empty', () => {
  const empty = Object.keys(zh).filter((key) => !zh[key]?.trim() || !en[key]?.trim());
  expect(empty).toEqual([]);
});

it('the English pack holds no Chinese, but for the languages’ own names', () => {
  const chinese = Object.keys(en).filter((key) => /\p{Script=Han}/u.test(en[key] ?? ''));
  expect(chinese.filter((key) => !/language|locale/i.test(key))).toEqual([]);
});

it('a text needs the same values in both packs', () => {
  const parted = Object.keys(zh)
    // An English text may leave out a value that its grammar does not need, but use none that the Chinese text has not.
    .filter((key) => valuesOf(en[key] ?? '').join() !== valuesOf(zh[key] ?? '').join())
    .map((key) => `${key}: ${zh[key]} | ${en[key]}`);
  expect(parted).toEqual([]);
});

it('every key is asked for', () => {
  const { whole, beginnings } = textsInCode();
  const unused = Object.keys(zh).filter(
    (key) =>
      !whole.has(key) &&
      ![...beginnings].some((beginning) => beginning.includes('.') && key.startsWith(beginning)),
  );
  expect(unused).toEqual([]);
});

/** Words that are translated too literally, and straight quotation marks. */
it.each([
  ['straight apostrophes and quotation marks', /['"]/],
  ['two words for one thing', /\bactivit(?:y|ies)\b|\blogin name\b|\bemail\b|did not load/i],
  [
    'stiff phrases',
    /\bat present\b|\bby means of\b|\bnevertheless\b|\bthose of the\b|\bto mend\b/i,
  ],
])('the English pack has no %s', (_what, pattern) => {
  const errors = Object.entries(en).filter(([, words]) => pattern.test(words));
  expect(errors).toEqual([]);
});

it('the Chinese pack has one word for an account, one for its name, and one for a position', () => {
  const errors = Object.entries(zh).filter(([, words]) => /账户|用户名|职位/.test(words));
  expect(errors).toEqual([]);
});

/** Shown with texts of their own (`positions.type.*`, `content.notice.type.*` and so on). */
const shownByPack =
  /^(?:recruitType|positionState|publishedWithin|closesWithin|noticeType|activityType|activityState|questionCategory)\./;

it('each code of a fixed term has an English label, and no other code has one', () => {
  const terms = Object.entries({ ...fixedTerms, category: categoryTree });
  const codes = terms.flatMap(([key, entries]) => entries.map(({ code: one }) => `${key}.${one}`));
  const needed = codes.filter((code) => !shownByPack.test(code));
  expect(Object.keys(englishTerms).sort()).toEqual(needed.sort());
});
