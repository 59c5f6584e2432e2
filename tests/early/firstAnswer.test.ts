/** The page's shell draws the first answer with the portal's own components and a small stand-in for React. */
import { createPluginManager } from '@@/core/plugin';
import { addLocale, getIntl } from '@umijs/max';
import type { FirstAnswer } from '@/early/firstCalls';
import type { NoticeDetail, Position, PositionDetail } from '@/services/types';
import { partsOfMessage } from '../../config/early/messages';
import { textSets } from '../helpers/packs';
import { loadContent } from './loadContent';

const { compileMessage }: { compileMessage: (text: string) => unknown } =
  require('../../config/messagesLoader.cjs');

/** The texts that the page's script may need. */
const publicTextsOf = (pack: 'zh-CN' | 'en-US') => {
  const { entry, start, reading } = textSets[pack];
  return { ...entry, ...start, ...reading };
};
const publicTexts = { 'zh-CN': publicTextsOf('zh-CN'), 'en-US': publicTextsOf('en-US') };
const compiled = (pack: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(pack).map(([key, text]) => [key, compileMessage(text)]));

const position = {
  id: '200001',
  name: '后端服务开发工程师',
  enterpriseName: '济南青岚精密机械研究所',
  regionName: '山东省济南市',
  recruitType: 'social',
  headcount: 4,
  education: 'other',
  degree: 'none',
  majorCodes: [],
  state: 'open',
  opensAt: '2026-01-01T09:00:00+08:00',
  closesAt: '2099-01-01T18:00:00+08:00',
} as unknown as Position;

const notice = {
  title: '公告',
  type: 'recruitment',
  publishedAt: '2026-11-20T15:01:00+08:00',
  keyDates: [{ label: '报名截止', at: '2099-01-01T18:00:00+08:00' }],
  contentHtml:
    '<h2>范围</h2><p>第一段<b>重点</b></p><table><tr><td>表</td></tr></table><p>末段</p>',
} as unknown as NoticeDetail;

function shell(): HTMLElement {
  document.body.innerHTML =
    '<div id="shell"><div><p role="status">…</p></div><div data-first>waiting</div></div>';
  const place = document.querySelector<HTMLElement>('[data-first]');
  if (!place) throw new Error('There is no place');
  return place;
}

const pageOf = (list: Position[]) => ({ list, total: 1234, current: 1, pageSize: 20 });

const texts = { 'zh-CN': compiled(publicTexts['zh-CN']), 'en-US': compiled(publicTexts['en-US']) };
Object.assign(globalThis, { shellTexts: texts });
const rows = loadContent('rows');
const scripts = {
  home: rows,
  search: rows,
  position: loadContent('position'),
  notice: loadContent('notice'),
};
/** What the page does with an answer, by the script of its screen. */
const drawFirst = (first: FirstAnswer, isSignedIn = false) =>
  scripts[first.screen]?.(first, isSignedIn);

test('rows of the search stand in their place, with their number above them', () => {
  const place = shell();
  const list = Array.from({ length: 9 }, (_, index) => ({ ...position, id: `2000${index}` }));
  drawFirst({ screen: 'search', answer: pageOf(list) });
  expect(place.querySelectorAll('article')).toHaveLength(6);
  const row = place.querySelector('article');
  expect(row?.querySelector('h3')).toHaveTextContent('后端服务开发工程师');
  expect(row?.querySelector('h3')).toHaveAttribute('lang', 'zh-CN');
  expect(row).toHaveTextContent(/天后截止/);
  expect(row).toHaveTextContent(/济南青岚精密机械研究所.*山东省济南市.*社会招聘/);
  expect(row).toHaveTextContent('招 4 人学历不限专业不限');
  // Not every browser knows `inert`.
  expect(new Set([...place.querySelectorAll('a')].map(({ tabIndex }) => tabIndex))).toEqual(
    new Set([-1]),
  );
  expect(document.querySelector('[role="status"]')).toHaveTextContent('共 1,234 个岗位');
});

test('the head of a position and of a notice', () => {
  const place = shell();
  drawFirst({ screen: 'position', answer: position as PositionDetail });
  expect(place.querySelector('h1')).toHaveTextContent('后端服务开发工程师');
  expect(place).toHaveTextContent(/济南青岚精密机械研究所.*天后截止/);
  drawFirst({ screen: 'notice', answer: notice });
  expect(place.querySelector('h1')).toHaveTextContent('公告');
  expect(place).toHaveTextContent('招聘公告发布于 2026年11月20日 (周五) 15:01');
});

test('a visitor’s side of a position: the period, the actions, and the way to a comparison', () => {
  const place = shell();
  drawFirst({ screen: 'position', answer: position as PositionDetail });
  const panel = place.querySelector('aside');
  expect(panel?.querySelector('time')).toHaveTextContent(/^\d+ 天 \d\d:\d\d:\d\d$/);
  expect([...(panel?.querySelectorAll('tr') ?? [])].map((one) => one.textContent)).toEqual([
    '报名开始2026年1月1日 (周四) 09:00',
    '报名截止2099年1月1日 (周四) 18:00',
  ]);
  expect(panel).toHaveTextContent('立即投递收藏对比分享打印');
  // A length that a component gives as a number.
  expect(panel?.querySelector<HTMLElement>('section')?.style.gap).toBe('12px');
  expect(place.querySelector('aside + section')).toHaveTextContent(
    '与我的简历对照登录后，可以逐项对照您的简历与岗位条件。登录并对照仅供参考，以单位审核为准。',
  );
});

test('a position that is closed has no way to apply', () => {
  const place = shell();
  const closed = { ...position, closesAt: '2026-01-02T09:00:00+08:00' } as PositionDetail;
  drawFirst({ screen: 'position', answer: closed });
  expect(place.querySelector('aside')).toHaveTextContent(/报名已经截止/);
  expect(place).not.toHaveTextContent('立即投递');
});

test('of a signed-in person’s position only the head is drawn', () => {
  const place = shell();
  drawFirst({ screen: 'position', answer: position as PositionDetail }, true);
  expect(place.querySelector('h1')).toHaveTextContent('后端服务开发工程师');
  expect(place.querySelector('aside')).toBeNull();
  expect(place.querySelectorAll('.bone').length).toBeGreaterThan(10);
});

test('the dates of a notice, and its text as far as it can be drawn without the sanitiser', () => {
  const place = shell();
  drawFirst({ screen: 'notice', answer: notice });
  expect([...place.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
    '重要日期',
    '公告正文',
  ]);
  expect(place.querySelector('ol')).toHaveTextContent('报名截止2099年1月1日 (周四) 18:00加入日历');
  expect(place.querySelector('section:last-child [lang]')?.innerHTML).toBe(
    '<h3>范围</h3><p>第一段<b>重点</b></p>',
  );
});

test('a notice with a text that the portal refuses has its head and dates', () => {
  const place = shell();
  const contentHtml = 'a'.repeat(600_000);
  drawFirst({ screen: 'notice', answer: { ...notice, contentHtml } });
  expect(place.querySelector('ol')).toHaveTextContent('报名截止');
  expect(place.querySelector('section:last-child [lang]')?.innerHTML).toBe('');
});

test('an answer of another screen changes nothing', () => {
  const place = shell();
  rows?.({ screen: 'notice', answer: notice }, false);
  scripts.notice?.({ screen: 'position', answer: position as PositionDetail }, false);
  scripts.position?.({ screen: 'home', answer: pageOf([position]) }, false);
  expect(place).toHaveTextContent('waiting');
});

test('a text of the server stays a text', () => {
  const place = shell();
  const name = '<img src=x onerror="alert(1)">';
  drawFirst({ screen: 'home', answer: pageOf([{ ...position, name }]) });
  expect(place.querySelector('h3')).toHaveTextContent(name);
  expect(place.querySelector('img')).toBeNull();
});

test.each([
  ['no list', {}],
  ['an entry that is none', { list: [null], total: 1 }],
  ['an empty list', { list: [], total: 0 }],
])('%s changes nothing', (_what, answer) => {
  const place = shell();
  try {
    drawFirst({ screen: 'search', answer: answer as never });
  } catch (error) {
    // The page's script lets the portal ask and judge by itself (src/early/page.ts).
    expect(error).toBeInstanceOf(TypeError);
  }
  expect(place).toHaveTextContent('waiting');
  expect(document.querySelector('[role="status"]')).toHaveTextContent('…');
});

test('without the shell, which goes when the portal has drawn, nothing happens', () => {
  document.body.innerHTML = '<main>the portal</main>';
  drawFirst({ screen: 'position', answer: position as PositionDetail });
  expect(document.body.innerHTML).toBe('<main>the portal</main>');
});

describe('texts with values', () => {
  beforeAll(() => {
    createPluginManager();
  });

  test.each(['zh-CN', 'en-US'] as const)('%s: the same words as in the portal', (locale) => {
    const texts: Record<string, string> = publicTexts[locale];
    addLocale(locale, compiled(texts) as typeof texts, {} as Parameters<typeof addLocale>[2]);
    const { formatMessage } = getIntl(locale, true);
    const drawn = Object.entries(texts).filter(
      ([id, text]) =>
        text.includes('{') &&
        /^(?:positions\.(?:row|search\.count|window|compare\.label)|content\.calendar|common\.(?:time|deadline))/.test(
          id,
        ),
    );
    expect(drawn.length).toBeGreaterThan(8);
    for (const [id, text] of drawn) {
      const names = [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1] ?? '');
      for (const count of [0, 1, 3, 12_345]) {
        const values = Object.fromEntries(names.map((key) => [key, count]));
        const parts = partsOfMessage(compileMessage(text), values, locale);
        expect(parts.join('')).toBe(formatMessage({ id }, values));
      }
    }
  });

  test('a text that is missing or of an unknown kind is an error', () => {
    expect(() => partsOfMessage(undefined, {}, 'zh-CN')).toThrow(/missing/);
    expect(() => partsOfMessage([{ type: 5, value: 'x' }], {}, 'zh-CN')).toThrow(/kind 5/);
  });
});
