import { execFileSync } from 'node:child_process';

/** A page as it is on paper: what is printed of it, and its headings. */
export interface Paper {
  words: string;
  headings: string[];
}

/** The body of a function for the page, which from then on looks as on paper: not every engine can be told to. */
export const asOnPaper = `
  for (const sheet of document.styleSheets) {
    const rules = [...sheet.cssRules];
    while (rules.length > 0) {
      const rule = rules.pop();
      if (rule.media?.mediaText === 'print') rule.media.mediaText = 'all';
      if (rule.media?.mediaText.startsWith('screen')) rule.media.mediaText = 'not all';
      if (rule.cssRules) rules.push(...rule.cssRules);
    }
  }
  for (const option of document.querySelectorAll('option:not(:checked)')) option.remove();
  const generated = [];
  for (const one of document.querySelectorAll('body *')) {
    // Said, and not drawn.
    if (getComputedStyle(one).clipPath === 'inset(50%)') one.style.display = 'none';
    if (!one.checkVisibility()) continue;
    for (const part of ['::before', '::after']) {
      // Firefox names an attribute of the element, Chromium says its value.
      const content = getComputedStyle(one, part).content.replace(/attr\\(([\\w-]+)\\)/g, (_, name) => JSON.stringify(one.getAttribute(name)));
      for (const [, words] of content.matchAll(/"([^"]*)"/g)) generated.push(words);
    }
  }
  const headings = [...document.querySelectorAll('h1, h2, h3')].filter((one) => one.getClientRects().length > 0);
  return { words: document.body.innerText + generated.join(' '), headings: headings.map((one) => one.innerText) };`;

/** Forms of characters that fonts have for radicals, where Unicode knows no way back. */
const radicals: Record<string, string> = {
  '⻆': '角',
  '⻋': '车',
  '⻅': '见',
  '⻓': '长',
  '⻔': '门',
  '⻘': '青',
  '⻛': '风',
  '⻣': '骨',
  '⻰': '龙',
};

function counted(text: string, kind: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [letter] of text.normalize('NFKC').matchAll(kind)) {
    const known = radicals[letter] ?? letter;
    counts.set(known, (counts.get(known) ?? 0) + 1);
  }
  return counts;
}

const letters = /\p{L}|[⺀-⻿]/gu;
const marks = /\p{P}/gu;

/** What is more often in one text than in the other, with how often it is in each. */
function more(one: string, other: string, kind: RegExp) {
  const there = counted(other, kind);
  return [...counted(one, kind)]
    .map(([letter, count]) => ({ letter, count, other: there.get(letter) ?? 0 }))
    .filter(({ count, other: less }) => count > less);
}

const sum = (list: { count: number; other: number }[]) =>
  list.reduce((all, { count, other }) => all + count - other, 0);

/**
 * What is wrong with a page's PDF, a line each: letters that are lost or there twice, and headings alone at a sheet's foot.
 * Firefox writes U+FFFD for a letter whose form the font has for several (its radical, an older form): such a letter counts as
 * printed as long as there are no fewer of these than letters and marks without a place, and no more.
 */
export function faultsOnPaper(pdf: Buffer, { words, headings }: Paper): string[] {
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  const lost = more(words, text, letters);
  const twice = more(text, words, letters);
  const unread = counted(text, /\uFFFD/g).get('\uFFFD') ?? 0;
  const isUnreadAlone =
    unread > 0 && unread >= sum(lost) && unread <= sum(lost) + sum(more(words, text, marks));
  const miscounted = [
    ...(isUnreadAlone ? [] : lost).map(
      ({ letter, count, other }) => `${letter}: ${count} on the screen, ${other} on paper`,
    ),
    ...twice.map(
      ({ letter, count, other }) => `${letter}: ${other} on the screen, ${count} on paper`,
    ),
    ...(isUnreadAlone || unread === 0 ? [] : [`${unread} unread, ${sum(lost)} lost`]),
  ];
  const bare = (line: string) => line.normalize('NFKC').replace(/\s/g, '');
  const titles = new Set(headings.map(bare));
  const feet = text.split('\f').map((sheet) => sheet.trimEnd().split('\n').at(-1) ?? '');
  // The last sheet ends where the content does; what follows its form feed is empty.
  const alone = feet.slice(0, -2).filter((line) => titles.has(bare(line)));
  return [...miscounted, ...alone.map((line) => `alone at a sheet’s foot: ${line.trim()}`)];
}

/** Of A4 between margins of 1 cm (px): lists that show what has room say on the screen what they say on paper. */
export const paperWidth = 718;

/** What a person prints, with who does; without tables of several sheets, whose heads come on each. */
export const printed = {
  'a position': ['complete', '/recruitmentview/200004'],
  'an activity': ['complete', '/applyActivity/4005/applyActivity'],
  'the résumé': ['complete', '/resumeview'],
  'the deliveries': ['deliveries', '/user/deliveries'],
  'the guide': ['visitor', '/recruitmentflow'],
  'the terms': ['visitor', '/home?privacy=1'],
} as const;
