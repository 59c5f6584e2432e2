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
    for (const part of ['::before', '::after']) generated.push(getComputedStyle(one, part).content.replace(/^none$|^normal$/, ''));
  }
  const headings = [...document.querySelectorAll('h1, h2, h3')].filter((one) => one.getClientRects().length > 0);
  return { words: document.body.innerText + generated.join(' '), headings: headings.map((one) => one.innerText) };`;

/** Forms of characters that fonts have for radicals, where Unicode knows no way back. */
const radicals: Record<string, string> = {
  '⻓': '长',
  '⻔': '门',
  '⻅': '见',
  '⻋': '车',
  '⻛': '风',
};

function lettersOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [letter] of text.normalize('NFKC').matchAll(/\p{L}|[⺀-⻿]/gu)) {
    const known = radicals[letter] ?? letter;
    counts.set(known, (counts.get(known) ?? 0) + 1);
  }
  return counts;
}

/** What is wrong with a page's PDF, a line each: letters that are lost or there twice, and headings alone at a sheet's foot. */
export function faultsOnPaper(pdf: Buffer, { words, headings }: Paper): string[] {
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  const sheets = text.split('\f');
  const printed = lettersOf(text);
  const wanted = lettersOf(words);
  const letters = [...new Set([...wanted.keys(), ...printed.keys()])];
  const miscounted = letters
    .map((letter) => [letter, wanted.get(letter) ?? 0, printed.get(letter) ?? 0] as const)
    .filter(([, before, after]) => before !== after)
    .map(([letter, before, after]) => `${letter}: ${before} on the screen, ${after} on paper`);
  const bare = (line: string) => line.normalize('NFKC').replace(/\s/g, '');
  const titles = new Set(headings.map(bare));
  const feet = sheets.map((sheet) => sheet.trimEnd().split('\n').at(-1) ?? '');
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
