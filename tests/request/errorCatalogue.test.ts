/** Spec §8, row by row; each test has the name of its row. */

import { request, setLocale } from '@umijs/max';
import { CanceledError } from 'axios';
import { ignoreReported, reportFailure } from '@/request/errorHandler';
import { isAnswerLost, isBizError } from '@/request/failure';
import { chainWebpack } from '../../config/bundle';
import {
  connectionClosed,
  failed,
  shown,
  startServer,
  storeToken,
  timedOut,
  visit,
} from './server';

const server = startServer();
let visits = 0;

beforeEach(() => {
  // Each test is another visit: a refused call waits for calls that left with the same token.
  visits += 1;
  storeToken(`t${visits}`);
});

async function call(options: object = {}): Promise<unknown> {
  const outcome: unknown = await request('/usercenter', options).then(
    () => 'resolved',
    (error: unknown) => error,
  );
  return outcome;
}

const notified = (title: string, text: string, type = 'warning') => [
  { how: 'notification', type, title, text },
];
const messaged = (type: string, text: string) => [{ how: 'message', type, text }];

describe('row "Business error (BizError)"', () => {
  it('is a notification titled 温馨提示 with the error message', async () => {
    server.answer(failed({ errorMessage: '岗位已截止' }));
    const error = await call();
    expect(isBizError(error)).toBe(true);
    expect(shown).toEqual(notified('温馨提示', '岗位已截止'));
  });

  it('joins the messages by newlines', async () => {
    server.answer(failed({ errorMessage: '有误', messages: ['姓名必填', '手机必填'] }));
    await call();
    expect(shown).toEqual(notified('温馨提示', '姓名必填\n手机必填'));
  });

  it('is reported for an error status with the same envelope', async () => {
    server.answer(failed({ errorCode: 'NOT_FOUND', errorMessage: '没有这个岗位' }, 404));
    await call();
    expect(shown).toEqual(notified('温馨提示', '没有这个岗位'));
  });

  it.each([
    ['missing', { data: [] }],
    ['the word true', { success: 'true', data: [] }],
    ['1', { success: 1 }],
    ['null', { success: null }],
  ])('is what an envelope is whose success is %s', async (_what, body) => {
    server.answer({ body });
    const error = await call();
    expect(isBizError(error) && error.response.data).toEqual(body);
    expect(shown).toEqual(notified('温馨提示', '系统出错了，请于管理员联系！'));
  });

  it('re-throws other errors', async () => {
    const bug = new TypeError('not of the wire');
    server.answer(() => {
      throw bug;
    });
    expect(await call()).toBe(bug);
    expect(shown).toEqual([]);
    expect(() => reportFailure(bug)).toThrow(bug);
  });
});

describe('row "No message available"', () => {
  it.each([
    ['no field', {}],
    ['blank text', { errorMessage: '  ', messages: [] }],
    ['a code alone', { errorCode: 'E1', showType: 2 }],
    ['junk', { errorMessage: 5, messages: 'x', message: {} }],
  ])('falls back for %s', async (_what, envelope) => {
    server.answer(failed(envelope));
    await call();
    expect(shown).toEqual(notified('温馨提示', '系统出错了，请于管理员联系！'));
  });
});

describe('row "HTTP 401"', () => {
  it('redirects to the same page with relogin=true, once, without a word', async () => {
    visit('/user/deliveries?group=active#top');
    const entries = window.history.length;
    server.answer(failed({ errorMessage: '未登录' }, 401));
    const errors = await Promise.all([call(), call(), call()]);
    expect(errors.every(isBizError)).toBe(true);
    expect(window.location.href).toMatch(/\/user\/deliveries\?group=active&relogin=true#top$/);
    expect(window.history.length).toBe(entries);
    expect(shown).toEqual([]);
  });
});

describe('row "HTTP 412"', () => {
  it('warns and redirects, once for however many calls', async () => {
    visit('/usercenter');
    server.answer(failed({}, 412));
    await Promise.all([call(), call(), call()]);
    expect(shown).toEqual(messaged('warning', '登录超时，请重新登录！'));
    expect(window.location.search).toBe('?relogin=true');
  });

  it('does so for a body that is a page', async () => {
    server.answer({ status: 412, body: '<html>proxy</html>' });
    await call();
    expect(shown).toHaveLength(1);
    expect(window.location.search).toBe('?relogin=true');
  });

  it('does neither when relogin=true is already set', async () => {
    visit('/usercenter?relogin=true');
    server.answer(failed({}, 412));
    await call();
    expect(shown).toEqual([]);
    expect(window.location.search).toBe('?relogin=true');
  });
});

describe('row "No response"', () => {
  it.each([
    ['a closed connection', connectionClosed],
    ['the timeout', timedOut],
  ])('is an error titled network exception for %s', async (_what, wire) => {
    server.answer(wire);
    expect(await call()).toBeInstanceOf(Error);
    expect(shown).toEqual(
      notified('网络异常', '您的网络发生异常，无法连接服务器\n请检查网络后再试。', 'error'),
    );
  });

  it('is silent for a call that was cancelled', async () => {
    server.answer((config) => {
      throw new CanceledError(undefined, config);
    });
    const cancelled = await call();
    expect(cancelled).toMatchObject({ code: 'ERR_CANCELED' });
    expect(() => reportFailure(cancelled)).not.toThrow();
    expect(shown).toEqual([]);
  });
});

describe('row "Page chunk load fails"', () => {
  it('gives a chunk 120 seconds', () => {
    const set = jest.fn<void, [string, unknown]>();
    const rule = {
      test: () => ({ sideEffects: jest.fn() }),
      use: () => ({ tap: jest.fn() }),
    };
    chainWebpack(
      {
        cache: jest.fn(),
        output: { set },
        optimization: { splitChunks: jest.fn() },
        module: { rule: () => rule },
        plugin: () => ({ use: jest.fn() }),
      },
      { webpack: { NormalModuleReplacementPlugin: null } },
    );
    expect(set).toHaveBeenCalledWith('chunkLoadTimeout', 120_000);
  });

  it.each([
    ['an action', reportFailure],
    ['what is read', ignoreReported],
  ])('is reported where %s needs the file; nothing was sent', (_what, report) => {
    const missing = Object.assign(new Error('Loading chunk aes failed.'), {
      name: 'ChunkLoadError',
    });
    report(missing);
    expect(shown).toEqual(
      messaged('error', '平台的一个文件没有加载出来，请检查网络后再试；仍然不行，请刷新页面。'),
    );
    expect(isAnswerLost(missing)).toBe(false);
  });
});

describe('generic handler by show type', () => {
  const words = '名额已满 & 关闭';
  const ofType = (showType: number) => failed({ errorCode: 'E4', errorMessage: words, showType });

  it.each<[string, number, unknown[]]>([
    ['silent', 0, []],
    ['warning message', 1, messaged('warning', words)],
    ['error message', 2, messaged('error', words)],
    ['code as title and message as description', 4, notified('E4', words, 'error')],
    ...[3, 5, -1, 99].map((other): [string, number, unknown[]] => [
      'any other is an error message',
      other,
      messaged('error', words),
    ]),
  ])('%s: show type %i', async (_how, showType, notices) => {
    server.answer(ofType(showType));
    expect(isBizError(await call())).toBe(true);
    expect(shown).toEqual(notices);
  });

  it('show type 9: redirect to /exception with errorCode and errorMessage', async () => {
    server.answer(ofType(9));
    await call();
    expect(window.location.pathname).toBe('/exception');
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      errorCode: 'E4',
      errorMessage: '名额已满 & 关闭',
    });
    expect(shown).toEqual([]);
  });

  it.each([
    ['a page', { body: '<html></html>' }],
    [
      'a truncated body',
      { body: '{"success":true,"da', headers: { 'Content-Type': 'application/json' } },
    ],
    ['an empty 500', { status: 500, body: '' }],
    ['an empty 200', { body: '' }],
    ['a list', { body: [] }],
    ['a page of an error', { status: 502, body: '<html>Bad gateway</html>' }],
  ])('without such info: the retry text for %s', async (_what, answer) => {
    server.answer(answer);
    const error = await call();
    expect(isBizError(error)).toBe(true);
    expect(shown).toEqual(messaged('error', '请求错误，请重试。'));
  });

  it.each(['text/plain', 'text/html; charset=utf-8', 'application/json', ''])(
    "without such info: the error's own message, whatever the server calls it (%j)",
    async (type) => {
      server.answer({ status: 503, body: ' 系统维护中\n', headers: { 'Content-Type': type } });
      // A busy server is asked again after some seconds (tests/request/busy.test.ts).
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
      const ended = call();
      await jest.advanceTimersByTimeAsync(60_000);
      jest.useRealTimers();
      await ended;
      expect(shown).toEqual(messaged('error', '系统维护中'));
    },
  );

  it('takes the message of a framework that knows no envelope', async () => {
    server.answer({ status: 500, body: { code: 500, message: '系统维护中' } });
    await call();
    expect(shown).toEqual(notified('温馨提示', '系统维护中'));
  });
});

describe('around the catalogue', () => {
  it('skipErrorHandler: the call is rejected and nothing is shown', async () => {
    for (const answer of [failed({ errorMessage: 'x' }), failed({}, 412), { body: 'junk' }]) {
      server.answer(answer);
      expect(isBizError(await call({ skipErrorHandler: true }))).toBe(true);
    }
    server.answer(connectionClosed);
    expect(await call({ skipErrorHandler: true })).toMatchObject({ code: 'ERR_NETWORK' });
    expect(shown).toEqual([]);
    expect(window.location.search).toBe('');
  });

  it("speaks the specification's English in the en-US pack", async () => {
    setLocale('en-US', false);
    try {
      server.answer(failed({}, 412));
      await call();
      server.answer(connectionClosed);
      await call();
      server.answer({ body: '' });
      await call();
      server.answer(failed({ errorMessage: '满' }));
      await call();
    } finally {
      setLocale('zh-CN', false);
    }
    expect(shown).toEqual([
      ...messaged('warning', 'Login timed out, please log in again!'),
      ...notified(
        'network exception',
        'your network is abnormal, cannot connect to the server\nCheck your network and try again.',
        'error',
      ),
      ...messaged('error', 'Request error, please retry.'),
      ...notified('Friendly reminder', '满'),
    ]);
  });
});
