import { screen, waitFor } from '@testing-library/react';
import englishTerms from '@/locales/en-US/terms';
import type { Persona } from '../../mock/_preview/personas';
import { categoryTree } from '../../mock/_preview/seed/categories';
import { examples } from '../../mock/_preview/seed/examples';
import { personSeeds } from '../../mock/_preview/seed/people';
import { fixedTerms } from '../../mock/_preview/seed/terms';
import { renderRoute } from '../helpers/renderRoute';
import { setViewport } from '../helpers/viewport';

const chinese = /\p{Script=Han}/u;

const named = {
  ...fixedTerms,
  category: [...categoryTree].map(({ code, name }) => ({ code, label: name })),
};
/** Words that the pack has in English, by code. The staff's terms have some of them, too, and persons write the others. */
const translated = new Set(
  Object.entries(named).flatMap(([key, entries]) =>
    entries.filter(({ code }) => `${key}.${code}` in englishTerms).map(({ label }) => label),
  ),
);
for (const label of ['其他', '大学英语六级']) translated.delete(label);
/** A person's own name stands as it is. */
const names = new Set(personSeeds.flatMap(({ name }) => [name, name.slice(0, 1)]));

const langOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang');
const isChinese = (text: string | null): text is string => text !== null && chinese.test(text);
const isOnlyChinese = (text: string | null): text is string =>
  isChinese(text) && !/[a-z]/i.test(text);

/** The Chinese on the page that is read out with an English voice, and the words that should be English. */
function chineseInEnglish(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent: text, parentElement: parent } = walker.currentNode;
    if (!isChinese(text) || names.has(text) || parent?.closest('script, style')) continue;
    if (langOf(parent) !== 'zh-CN') found.push(text);
    else if (
      !parent?.closest('div.text') &&
      text.split(/[、,·/]/).some((word) => translated.has(word.trim()))
    )
      found.push(`not translated: ${text}`);
  }
  for (const name of ['placeholder', 'alt', 'aria-label', 'title']) {
    for (const element of document.body.querySelectorAll(`[${name}]:not(form)`)) {
      const text = element.getAttribute(name);
      // antd repeats the words of a select in its title.
      if (!isOnlyChinese(text) || text === element.textContent) continue;
      if (langOf(element) !== 'zh-CN') found.push(`${name}: ${text}`);
    }
  }
  return found;
}

beforeEach(() => setViewport(1440));

test.each<[path: string, persona: Persona, shown: string | RegExp]>([
  ['/home', 'deliveries', 'Newest positions'],
  ['/home3', 'visitor', 'Positions by region'],
  ['/searchPosition/all', 'visitor', /^At least/],
  ['/searchPosition/all?view=table', 'complete', 'Deadline'],
  ['/searchPosition/enterprise', 'visitor', 'Industry'],
  [`/recruitmentview/${examples.openSocialPosition}`, 'complete', 'How you match'],
  ['/recruitmentlist/recent?compare=200001,200004,200007', 'complete', 'Differences only'],
  ['/unitInfo/10002', 'visitor', 'Industry'],
  ['/recruitment/10001/10004', 'visitor', /opening/],
  ['/notice', 'visitor', 'Pinned'],
  [`/notice/${examples.pinnedNotice}`, 'visitor', /^Back/],
  ['/applyActivity', 'deliveries', 'Job fair'],
  [`/applyActivity/${examples.enrollingActivity}/applyActivity`, 'complete', /seats? left/],
  ['/recruitmentflow', 'deliveries', /hir/i],
  ['/usercenter', 'deliveries', 'Key dates'],
  ['/user/deliveries', 'deliveries', 'Show progress'],
  ['/user/notifications', 'deliveries', 'Mark all as read'],
  ['/user/collections', 'deliveries', 'Saved'],
  ['/user/appointments', 'deliveries', 'Choose a time'],
  ['/user/profile', 'complete', 'Name'],
  ['/user', 'reviewer', 'Name'],
  ['/resumeview', 'complete', 'Basics'],
  ['/resumeedit/basic', 'complete', 'Ethnic group'],
  ['/resumeedit/education', 'complete', 'Add education'],
  ['/ImproveResume', 'newcomer', 'Gender'],
  ['/apply/200009/position', 'newcomer', /^Add \d/],
  ['/inforgister', 'visitor', 'Submit'],
  ['/tmplrgister', 'complete', 'Submit'],
  ['/censorlogin', 'visitor', 'Reviewer'],
])('%s of %s has no Chinese that is not marked as such', async (path, persona, shown) => {
  renderRoute(path, { persona, locale: 'en-US' });
  expect(await screen.findAllByText(shown, {}, { timeout: 10_000 })).not.toHaveLength(0);
  await waitFor(() => expect(document.querySelector('.ant-skeleton')).toBeNull());
  await waitFor(() => expect(chineseInEnglish()).toEqual([]));
});
