/** Servers that send things without names: what leads to them still has words to press. */
import { screen, waitFor } from '@testing-library/react';
import { isRecord } from '@/utils/isRecord';
import { changeData } from '../helpers/brokenCalls';
import { type RouteOptions, renderRoute } from '../helpers/renderRoute';

/** The same data where nothing with an id has a name that anybody sees. */
function nameless(value: unknown, name: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => nameless(one, name));
  if (!isRecord(value)) return value;
  const isThing = 'id' in value || 'docId' in value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => {
      const names = isThing && /^(?:name|title|targetName|question)$/.test(field);
      return [field, names ? name : nameless(one, name)];
    }),
  );
}

function open(path: string, name: unknown = null, options: RouteOptions = {}) {
  const portal = renderRoute(path, { persona: 'deliveries', ...options });
  changeData('/rest/', (data) => nameless(data, name));
  return portal;
}

test.each([
  ['/home', [/^岗位 \d+$/, /^单位 \d+ .*个在招岗位$/, /^公告 \d+$/, /^查看详情/], '\u200b', {}],
  // The rows of activities and what a calendar says of them.
  ['/home2', [/^活动 \d+$/], '\ufeff', {}],
  ['/searchPosition/enterprise', [/^单位 \d+$/], '', {}],
  ['/notice/3001', [/公告 \d+$/], '', {}],
  ['/unitInfo/10003', [/^单位 \d+$/], '', {}],
  ['/user/deliveries', [/^岗位 \d+$/], '', {}],
  ['/user/collections', [/^Position \d+$/], ' \u3000', { locale: 'en-US' }],
] satisfies [string, RegExp[], unknown, RouteOptions][])(
  '%s has links %p where the names are %j',
  async (path, words, name, options) => {
    open(path, name, options);
    for (const name of words) {
      expect((await screen.findAllByRole('link', { name }))[0]).toBeVisible();
    }
    const empty = [...document.querySelectorAll('main a')].filter(
      (link) => !link.textContent?.trim() && !link.getAttribute('aria-label'),
    );
    expect(empty).toEqual([]);
  },
);

test('a position without a name has its number in heading and tab, and its unit too', async () => {
  open('/recruitmentview/200001');
  expect((await screen.findAllByRole('link', { name: /^单位 \d+$/ }))[0]).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: '岗位 200001' })).toBeVisible();
  await waitFor(() => expect(document.title).toContain('岗位 200001 - '));
});
