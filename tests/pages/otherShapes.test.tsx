import { setImmediate as nextTick } from 'node:timers/promises';
import { act, screen, waitFor } from '@testing-library/react';
import { getRequestInstance, history } from '@umijs/max';
import type { InternalAxiosRequestConfig } from 'axios';
import chunk from 'lodash/chunk';
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

/** Some screens of one person are one visit; the guard leads a signed-in person away from two. */
const visits = [
  ['visitor', ['/regist', '/censorlogin']] as const,
  ...chunk(screens, 6).map((some) => ['complete', some] as const),
];
/** What each call takes for an answer: tests/services/answerShape.test.ts. */
const someScreens = ['/home', '/resumeview', '/ImproveResume', '/user/security', '/inforgister'];

test.each([
  ['complete', someScreens, 'is of another shape', () => answerWith('/pt/', {})] as const,
  ...visits.map(
    (one) => [...one, 'has no texts', () => changeData('/rest/', withoutTexts)] as const,
  ),
])('of %s these stand: %j, when every answer %s', async (persona, paths, _how, change) => {
  const portal = renderRoute('/exception', { persona });
  await screen.findByRole('heading', { level: 1 });
  change();
  for (const path of paths) {
    await act(async () => history.push(path));
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(portal.calls().every(({ status }) => status)).toBe(true));
    // Waits until the screen has taken in the answers.
    await act(async () => {
      for (let left = 20; left > 0; left -= 1) await nextTick();
    });
    expect(portal.at()).toContain(path);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, (document.querySelector('main') ?? document.body).textContent]).not.toEqual([
      path,
      expect.stringMatching(/页面出了问题|应用出了问题|undefined|NaN/),
    ]);
  }
});
