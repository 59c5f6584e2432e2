import { setImmediate as nextTick } from 'node:timers/promises';
import { act, screen, waitFor } from '@testing-library/react';
import { getRequestInstance } from '@umijs/max';
import type { InternalAxiosRequestConfig } from 'axios';
import { isRecord } from '@/utils/isRecord';
import { changeData } from '../helpers/brokenCalls';
import { renderRoute } from '../helpers/renderRoute';
import { resultRows } from '../helpers/resultRows';

/** Answers every call whose path contains `part` with a success of this `data`; calling the returned function ends it. */
function answerWith(part: string, data: unknown): () => void {
  const { defaults } = getRequestInstance();
  const { adapter } = defaults;
  if (typeof adapter !== 'function') throw new Error('renderRoute comes first');
  defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    const answer = await adapter(config);
    const url = config.url ?? '';
    // The start-up call has its own test.
    if (!url.includes(part) || url.includes('/accesstoken/')) return answer;
    return { ...answer, data: JSON.stringify({ success: true, data }) };
  };
  return () => {
    defaults.adapter = adapter;
  };
}

test.each([7, { list: [7], total: 1 }, { list: null, total: 1 }])(
  'a search whose data is %j fails in its own place, and is tried again there',
  async (data) => {
    const portal = renderRoute('/searchPosition/all');
    const mend = answerWith('/careerrecruitment/search', data);
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(screen.getByRole('heading', { level: 1, name: '岗位' })).toBeVisible();
    expect(screen.queryByText('页面出了问题')).toBeNull();
    mend();
    await portal.user.click(retry);
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  },
);

test('a server that sends more than a page: a page is shown', async () => {
  renderRoute('/searchPosition/all');
  changeData<{ list: object[] }>('/careerrecruitment/search?', (data) => ({
    ...data,
    list: Array.from({ length: 10_000 }, (_, at) => ({ ...data.list[0], id: `many-${at}` })),
  }));
  expect(await resultRows()).toHaveLength(20);
  expect(screen.getByText('共 3,000 个岗位')).toBeVisible();
});

test('a server that sends null for a row or for an empty list: the other rows are shown, or that there are none', async () => {
  const portal = renderRoute('/searchPosition/all');
  const mend = changeData<{ list: object[] }>('/careerrecruitment/search?', (data) => ({
    ...data,
    list: [null, ...data.list.slice(0, 3), null],
    total: 3,
  }));
  expect(await resultRows()).toHaveLength(3);
  portal.unmount();
  mend();
  renderRoute('/recruitmentlist/saved', { persona: 'newcomer' });
  changeData('/collect/getCareer', () => ({ list: null, total: 0, current: 1, pageSize: 20 }));
  expect(await screen.findByText('您还没有收藏岗位')).toBeVisible();
});

/** The same data without any text or yes and no, but for what names things and says which one is meant. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (!isRecord(value)) return value;
  const kept = /^(?:id|\w+Id|code|key|type|name|label|step|currentStep)$/;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const isText = typeof one === 'string' || typeof one === 'boolean';
      return [name, isText && !kept.test(name) ? null : withoutTexts(one)];
    }),
  );
}

/** Every screen with all its calls answered otherwise; what needs no call stays in view. */
const screens = [
  '/home',
  '/home2',
  '/notice',
  '/notice/3001',
  '/questionandanswer',
  '/applyActivity',
  '/recruitmentlist/social',
  '/recruitment/10001',
  '/recruitmentview/200001',
  '/unitInfo/10001',
  '/searchPosition/enterprise',
  '/regist',
  '/censorlogin',
  '/inforgister',
  '/usercenter',
  '/resumeview',
  '/resumeedit/basic',
  '/user/deliveries',
  '/user/collections',
  '/user/notifications',
  '/user/security',
  '/user/profile',
  '/user/privacy',
  '/ImproveResume',
  '/apply/200001/position',
];

test.each([
  ...screens.map((path) => [path, 'is of another shape', () => answerWith('/pt/', {})] as const),
  ...screens.map(
    (path) => [path, 'has no texts', () => changeData('/rest/', withoutTexts)] as const,
  ),
])('%s stands when every answer %s', async (path, _how, change) => {
  // The guard leads a signed-in person away from these two.
  const persona = /^\/(?:regist|censorlogin)$/.test(path) ? 'visitor' : 'complete';
  const portal = renderRoute(path, { persona });
  change();
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(portal.calls().every(({ status }) => status)).toBe(true));
  // Waits until the screen has taken in the answers.
  await act(async () => {
    for (let left = 20; left > 0; left -= 1) await nextTick();
  });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.querySelector('main') ?? document.body).not.toHaveTextContent(
    /页面出了问题|应用出了问题|undefined|NaN/,
  );
});
