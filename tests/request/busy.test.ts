/** What the portal does when the server says 429 or 503 (docs/decisions.md, Busy server). */

import { setImmediate as turn } from 'node:timers/promises';
import { request, setLocale } from '@umijs/max';
import { failureOf, isBizError } from '@/request/failure';
import { noteSuccess } from '@/request/tryLater';
import { store } from '@/session/state/store';
import { changeSession, getToken } from '@/session/state/token';
import { gate } from '../helpers/gate';
import { type Answer, failed, ok, shown, startServer, storeToken, visit } from './server';

const server = startServer();
const second = 1000;
/** 20:00 in Beijing. */
const now = Date.parse('2026-11-23T12:00:00Z');

beforeEach(() => {
  storeToken();
  // All tries in hand again, whatever the test before has used up.
  for (let answers = 0; answers < 100; answers += 1) noteSuccess();
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const page = '<html>Service Unavailable</html>';
const busy = (status: number, retryAfter?: string, more: object = {}): Answer => ({
  status,
  body: page,
  headers: { ...(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }), ...more },
});

/** When the server was called (ms since 1970). */
let calledAt: number[] = [];

/** Answers the first calls with these, and every later one with the last. */
function answerInTurn(...answers: Answer[]): void {
  let count = 0;
  server.answer(() => {
    calledAt.push(Date.now());
    const answer = answers[Math.min(count, answers.length - 1)];
    count += 1;
    return answer ?? ok();
  });
}

/** Starts a call; `outcome` is undefined while it is under way. */
function begin(options: object = {}) {
  const started: { outcome?: unknown } = {};
  request('/usercenter', options).then(
    (answer: unknown) => {
      started.outcome = answer;
    },
    (error: unknown) => {
      started.outcome = error;
    },
  );
  return started;
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Makes a call; the times of its calls to the server are in seconds. */
async function timesOfCalls(options?: object, forSeconds = 120) {
  const begunAt = Date.now();
  calledAt = [];
  const started = begin(options);
  await pass(forSeconds * second);
  return { times: calledAt.map((at) => (at - begunAt) / second), outcome: started.outcome };
}

const retryText = [{ how: 'message', type: 'error', text: '请求错误，请重试。' }];
const untilText = (time: string) => [
  {
    how: 'message',
    type: 'error',
    text: `现在访问的人很多，服务器忙不过来。请在 ${time} 之后再试。`,
  },
];

describe('a read', () => {
  it.each([
    ['429 with seconds', busy(429, '3'), [0, 3]],
    [
      'a date, held against the clock of the server',
      busy(503, 'Mon, 23 Nov 2026 10:00:07 GMT', { Date: 'Mon, 23 Nov 2026 10:00:01 GMT' }),
      [0, 6],
    ],
    ['no pause at all', busy(429, '0'), [0, 1]],
    ['ten seconds, the longest', busy(503, '10'), [0, 10]],
    [
      'what is wrong in words, and when to ask again',
      { ...failed({ errorMessage: '太频繁' }, 429), headers: { 'Retry-After': '3' } },
      [0, 3],
    ],
    ['no Retry-After', busy(503), [0, 1]],
  ])('is asked again after the pause: %s', async (_what, answer, wanted) => {
    answerInTurn(answer, ok('data'));
    const { times, outcome } = await timesOfCalls({}, 12);
    expect(times).toEqual(wanted);
    expect(outcome).toEqual({ success: true, data: 'data' });
    expect(shown).toEqual([]);
  });

  it('is asked a third time after twice the pause', async () => {
    answerInTurn(busy(503), busy(429), ok('data'));
    const { times, outcome } = await timesOfCalls({}, 10);
    expect(times).toEqual([0, 1, 3]);
    expect(outcome).toEqual({ success: true, data: 'data' });
    expect(shown).toEqual([]);
  });

  it('is given up after three calls, and reported as ever (spec §8)', async () => {
    answerInTurn(busy(503));
    const { times, outcome } = await timesOfCalls();
    expect(times).toEqual([0, 1, 3]);
    expect(failureOf(outcome).kind).toBe('unreadable');
    expect(shown).toEqual(retryText);
  });

  it('waits for ten seconds in all, then says when to try again', async () => {
    answerInTurn(busy(503, '6'), busy(503, '5'), ok());
    const { times } = await timesOfCalls();
    expect(times).toEqual([0, 6]);
    expect(shown).toEqual(untilText('20:01'));
  });

  it.each([
    ['11', '20:01'],
    ['1800', '20:30'],
    ['86400', '11月24日 20:00'],
    ['99999999999999999999', '11月24日 20:00'],
    ['Mon, 23 Nov 2026 13:15:30 GMT', '21:16'],
  ])('does not wait for longer than that: it says the time (%s)', async (retryAfter, time) => {
    answerInTurn(busy(503, retryAfter), ok());
    const { times } = await timesOfCalls({}, 20);
    expect(times).toEqual([0]);
    expect(shown).toEqual(untilText(time));
  });

  it('waits up to half as long again, so that not all come back at once', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.999);
    answerInTurn(busy(503, '4'), busy(503), ok());
    const { times } = await timesOfCalls({}, 20);
    expect(times).toEqual([0, 5.998, 8.997]);
  });

  it('says in English when to try again', async () => {
    setLocale('en-US', false);
    try {
      answerInTurn(busy(429, '3600'));
      await timesOfCalls({}, 1);
    } finally {
      setLocale('zh-CN', false);
    }
    expect(shown).toMatchObject([
      {
        text: 'Many people are using the service and the server is busy. Please try again after 21:00.',
      },
    ]);
  });

  it('is not asked again when the server says in words what is wrong', async () => {
    answerInTurn(failed({ errorCode: 'TOO_MANY_ATTEMPTS', errorMessage: '请稍后再试' }, 429));
    expect((await timesOfCalls({}, 10)).times).toEqual([0]);
    expect(shown).toEqual([
      { how: 'notification', type: 'warning', title: '温馨提示', text: '请稍后再试' },
    ]);
  });

  it('is not asked again for a caller who asks again by itself', async () => {
    answerInTurn(busy(503, '1'));
    expect((await timesOfCalls({ isPolling: true }, 10)).times).toEqual([0]);
  });

  it.each([500, 502, 504])('is not asked again for %i', async (status) => {
    answerInTurn(busy(status, '1'));
    expect((await timesOfCalls({}, 10)).times).toEqual([0]);
    expect(shown).toEqual(retryText);
  });

  it('ends at once when its screen is left', async () => {
    const left = new AbortController();
    answerInTurn(busy(503, '5'));
    const started = begin({ signal: left.signal });
    await pass(2 * second);
    expect(started.outcome).toBeUndefined();
    left.abort();
    await pass(1);
    expect(started.outcome).toMatchObject({ code: 'ERR_CANCELED' });
    await pass(20 * second);
    expect(server.calls).toHaveLength(1);
    expect(shown).toEqual([]);
  });

  it('carries the token that is in force by then, and none after a sign-out', async () => {
    answerInTurn(busy(503), busy(503), ok());
    begin();
    await pass(second - 1);
    storeToken('t1');
    await pass(1);
    changeSession(undefined);
    await pass(2 * second);
    const sent = server.calls.map(({ headers }) => headers.get('X-Auth-Token'));
    expect(sent).toStrictEqual(['t0', 't1', undefined]);
    expect(getToken()).toBeUndefined();
  });

  it('keeps the headers of its own', async () => {
    answerInTurn(busy(503, '1'), ok('data'));
    await timesOfCalls({ headers: { 'X-Own': 'a' } }, 5);
    expect(server.calls.map(({ headers }) => headers.get('X-Own'))).toEqual(['a', 'a']);
  });

  it('may bring the token that another one, refused meanwhile, waits for', async () => {
    const again = gate<Answer>();
    let reads = 0;
    server.at('/busy', () => {
      reads += 1;
      return reads === 1 ? busy(503, '1') : again.passed;
    });
    server.at('/other', ({ headers }) =>
      headers.get('X-Auth-Token') === 't1' ? ok('other') : failed({}, 401),
    );
    storeToken('t0');
    store.hasRotated = true;
    const read = request('/busy');
    await pass(1500);
    expect(reads).toBe(2);
    const other = request('/other');
    await pass(500);
    again.open(ok('data', { 'x-auth-token': 't1' }));
    await pass(1000);
    await expect(other).resolves.toMatchObject({ data: 'other' });
    await expect(read).resolves.toMatchObject({ data: 'data' });
  });

  it('is asked for the login when that is what the server wants by then', async () => {
    visit('/usercenter');
    answerInTurn(busy(503), failed({}, 401));
    await timesOfCalls({}, 5);
    expect(window.location.search).toBe('?relogin=true');
  });

  it('answers those who wait for the same cached answer', async () => {
    answerInTurn(busy(503), ok(1));
    const both = [begin({ cache: true }), begin({ cache: true })];
    await pass(5 * second);
    expect(both.map(({ outcome }) => outcome)).toMatchObject([{ data: 1 }, { data: 1 }]);
    expect(server.calls).toHaveLength(2);
  });

  it('gets a file, too', async () => {
    answerInTurn(busy(503), { body: 'png', headers: { 'Content-Type': 'image/png' } });
    const started = begin({ responseType: 'blob' });
    while (started.outcome === undefined) {
      await pass(second);
      // The browser reads a blob in its own time.
      await turn();
    }
    expect(started.outcome).toBeInstanceOf(Blob);
  });
});

describe('a page whose calls all fail', () => {
  it('soon sends each only once, until the server answers again', async () => {
    answerInTurn(busy(503));
    for (let call = 0; call < 20; call += 1) await timesOfCalls({}, 5);
    // Three tries more for twenty calls.
    expect(server.calls.length).toBe(23);
    answerInTurn(ok());
    for (let call = 0; call < 70; call += 1) await timesOfCalls({}, 0);
    server.calls.length = 0;
    answerInTurn(busy(503), ok());
    expect((await timesOfCalls({}, 5)).times).toEqual([0, 1]);
  });
});

describe('a write', () => {
  const write = { method: 'post', data: { name: '赵新明' } };

  it.each([
    ['429', busy(429, '3'), untilText('20:01')],
    ['503 with a date', busy(503, 'Mon, 23 Nov 2026 12:30:00 GMT'), untilText('20:30')],
    ['503 without Retry-After', busy(503), retryText],
  ])('is never sent again by itself, and says when to: %s', async (_what, answer, words) => {
    answerInTurn(answer, ok());
    const { times, outcome } = await timesOfCalls(write, 30);
    expect(times).toEqual([0]);
    expect(isBizError(outcome)).toBe(true);
    expect(shown).toEqual(words);
  });

  it("says the server's own words as ever (spec §8), and beside them when to try again", async () => {
    const envelope = failed({ errorMessage: '操作过于频繁' }, 429);
    answerInTurn({ ...envelope, headers: { 'Retry-After': '600' } });
    await timesOfCalls(write, 1);
    expect(shown).toEqual([
      { how: 'notification', type: 'warning', title: '温馨提示', text: '操作过于频繁' },
      { how: 'message', type: 'warning', text: '请在 20:10 之后再试。' },
    ]);
  });

  it('stays silent where the server wants it to (show type 0)', async () => {
    const envelope = failed({ errorCode: 'E', errorMessage: 'x', showType: 0 }, 429);
    answerInTurn({ ...envelope, headers: { 'Retry-After': '600' } });
    await timesOfCalls(write, 1);
    expect(shown).toEqual([]);
  });
});
