/** What kind a failed call is of, what it says, and whether the server may have done what it was asked (spec §7, §8). */
import { setLocale } from '@umijs/max';
import { CancelledError } from 'ahooks';
import {
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import { busyTimeText } from '@/request/busyWords';
import { errorHandler, ignoreReported, reportFailure } from '@/request/errorHandler';
import {
  BizError,
  busyMessageOf,
  busyOf,
  failureOf,
  isAnswerLost,
  isRefusedToken,
  isSilent,
  mayBeDone,
  messageLangOf,
  messageOf,
  UnreadableAnswer,
} from '@/request/failure';
import { isRefusedBefore } from '@/request/refusedBefore';
import { changeSession, nextRequestOrder } from '@/session/state/token';
import { shown, startServer, visit } from './server';

startServer();
const now = Date.parse('2026-11-23T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now });
});
afterEach(() => {
  jest.useRealTimers();
});

const config: InternalAxiosRequestConfig = { headers: new AxiosHeaders() };
const answer = (status: number, data?: unknown, headers: object = {}): AxiosResponse => ({
  status,
  data,
  statusText: '',
  headers: new AxiosHeaders({ ...headers }),
  config,
});
const refused = (info: object, status = 400) =>
  new BizError(answer(status, { success: false, ...info }));
const broken = (code?: string, response?: AxiosResponse) =>
  new AxiosError('said by axios', code, config, {}, response);
const named = (name: string, more: object = {}) => Object.assign(new Error('x'), { name }, more);

const network = '您的网络发生异常，无法连接服务器';
const missing = '平台的一个文件没有加载出来，请检查网络后再试；仍然不行，请刷新页面。';
const retry = '请求错误，请重试。';
const complete = { errorCode: 'E1', errorMessage: '名额已满', showType: 0 };

/** Whether the token was refused, the answer is lost, and the server may have done it. */
const no = [false, false, false];
const isRefused = [true, false, false];
const isLost = [false, true, true];
const isSaid = [false, false, true];

test.each<[string, unknown, string, string, boolean[]]>([
  [
    '401',
    new BizError(answer(401)),
    'unauthorised',
    '您还没有登录，或登录已失效，请登录。',
    isRefused,
  ],
  [
    '401, explained',
    refused(complete, 401),
    'unauthorised',
    '您还没有登录，或登录已失效，请登录。',
    isRefused,
  ],
  ['412', refused({}, 412), 'timedOut', '登录超时，请重新登录！', isRefused],
  ['code, words and show type', refused(complete), 'shown', '名额已满', isSaid],
  ['no show type', refused({ ...complete, showType: null }), 'business', '名额已满', isSaid],
  ['no code', refused({ ...complete, errorCode: '' }), 'business', '名额已满', isSaid],
  [
    'no words',
    refused({ ...complete, errorMessage: '' }),
    'business',
    '系统出错了，请于管理员联系！',
    isSaid,
  ],
  ['several words', refused({ messages: ['甲', '乙'] }), 'business', '甲\n乙', isSaid],
  ['a page', new BizError(answer(502, '<html>')), 'unreadable', retry, isLost],
  ['a short text', new BizError(answer(502, '维护中')), 'unreadable', '维护中', isLost],
  ['success, odd data', new BizError(answer(200, { success: true })), 'unreadable', retry, isLost],
  ['data unlike the contract', new UnreadableAnswer('shape'), 'unreadable', 'shape', isLost],
  ['the same without words', new UnreadableAnswer(), 'unreadable', retry, isLost],
  ['cancelled by axios', new CanceledError('x', config), 'cancelled', retry, no],
  ['cancelled by the browser', named('AbortError'), 'cancelled', retry, no],
  ['ERR_NETWORK', broken('ERR_NETWORK'), 'offline', network, isLost],
  ['ECONNABORTED', broken('ECONNABORTED'), 'offline', network, isLost],
  ['ETIMEDOUT', broken('ETIMEDOUT'), 'offline', network, isLost],
  ['ECONNRESET', broken('ECONNRESET'), 'offline', network, isLost],
  ['ECONNREFUSED', broken('ECONNREFUSED'), 'offline', network, isLost],
  ['a mistake in the call', broken('ERR_INVALID_URL'), 'unknown', retry, no],
  ['an error of axios without a code', broken(), 'unknown', retry, no],
  ['an error of axios with an answer', broken('ERR_NETWORK', answer(500)), 'unknown', retry, no],
  ['the code in another error', named('Error', { code: 'ERR_NETWORK' }), 'unknown', retry, no],
  ['a missing script', named('ChunkLoadError'), 'file', missing, no],
  ['a missing style', named('Error', { code: 'CSS_CHUNK_LOAD_FAILED' }), 'file', missing, no],
  ['an error in the code', new TypeError('x'), 'unknown', retry, no],
  ['null', null, 'unknown', retry, no],
  ['a text', 'x', 'unknown', retry, no],
])('%s', (_what, error, kind, words, facts) => {
  expect(failureOf(error).kind).toBe(kind);
  expect(messageOf(error)).toBe(words);
  expect([isRefusedToken(error), isAnswerLost(error), mayBeDone(error)]).toEqual(facts);
  expect(isSilent(error)).toBe(['unauthorised', 'timedOut', 'cancelled'].includes(kind));
});

test.each([
  ['the words of the server', refused(complete), 'zh-CN'],
  ['a refusal without words', refused({}), undefined],
  ['an expiry', refused(complete, 401), undefined],
  ['no answer', broken('ERR_NETWORK'), undefined],
])('%s have their language, where it is not the page’s', (_what, error, lang) => {
  expect(messageLangOf(error)).toBe(lang);
});

test('the errors have names by which a report tells them apart', () => {
  expect(refused({}).name).toBe('BizError');
  expect(new UnreadableAnswer().name).toBe('UnreadableAnswer');
});

describe('a busy server', () => {
  const after = { 'Retry-After': '600' };

  test.each<[string, () => unknown, ReturnType<typeof busyOf>, string | undefined]>([
    [
      'says when',
      () => new BizError(answer(503, '<html>', after)),
      { until: '20:10', isExplained: false },
      '现在访问的人很多，服务器忙不过来。请在 20:10 之后再试。',
    ],
    [
      'says when and why',
      () => new BizError(answer(429, { success: false, errorMessage: '太频繁' }, after)),
      { until: '20:10', isExplained: true },
      '请在 20:10 之后再试。',
    ],
    [
      'says when, and why in a short text',
      () => new BizError(answer(503, '维护中', after)),
      { until: '20:10', isExplained: true },
      '请在 20:10 之后再试。',
    ],
    ['says nothing', () => new BizError(answer(503, '<html>')), { isExplained: false }, undefined],
    ['is none at 500', () => new BizError(answer(500, '<html>', after)), undefined, undefined],
    ['is none without an answer', () => broken('ERR_NETWORK'), undefined, undefined],
  ])('%s', (_what, fail, busy, words) => {
    const error = fail();
    expect(busyOf(error)).toEqual(busy);
    expect(busyMessageOf(error)).toBe(words);
  });

  test('the pause begins when the answer comes', () => {
    expect(new BizError(answer(503, '', after)).retryAt).toBe(now + 600_000);
    expect(new BizError(answer(503, '')).retryAt).toBeUndefined();
  });

  test.each([
    [0, '20:00'],
    [1, '20:01'],
    [6 * 3_600_000 - 1, '02:00'],
    [6 * 3_600_000, '11月24日 02:00'],
    [4 * 3_600_000, '00:00'],
  ])('%i ms further on is %s', (ms, words) => {
    expect(busyTimeText(now + ms)).toBe(words);
  });

  test('in English', () => {
    setLocale('en-US', false);
    try {
      expect(busyTimeText(now + 86_400_000)).toBe('November 24 at 20:00');
    } finally {
      setLocale('zh-CN', false);
    }
  });
});

describe('a refusal', () => {
  const with401 = (more: object) =>
    new BizError({ ...answer(401), config: { ...config, ...more } });

  test('is of a session before when somebody has signed in or out since', () => {
    const error = with401({ order: nextRequestOrder() });
    expect(isRefusedBefore(error)).toBe(false);
    changeSession(undefined);
    expect(isRefusedBefore(error)).toBe(true);
  });

  test('without a session, or of another kind, is not', () => {
    const order = nextRequestOrder();
    changeSession(undefined);
    expect(isRefusedBefore(with401({}))).toBe(false);
    const other = new BizError({ ...answer(500), config: { ...config, ...{ order } } });
    expect(isRefusedBefore(other)).toBe(false);
    expect(isRefusedBefore(broken('ERR_NETWORK'))).toBe(false);
  });
});

describe('who reports', () => {
  const late = () => {
    const error = new BizError({
      ...answer(412),
      config: { ...config, ...{ order: nextRequestOrder() } },
    });
    changeSession(undefined);
    return error;
  };

  test('a time-out of the session before is not reported', () => {
    reportFailure(late());
    expect(shown).toEqual([]);
    expect(window.location.search).toBe('');
  });

  test.each([
    ['/censorlogin', undefined],
    ['/jobs/censorlogin', '/jobs/'],
  ])(
    'at %s, where no dialog opens, 401 is reported in its place and not beside the redirect',
    (path, base) => {
      window.routerBase = base;
      visit(path);
      const error = new BizError(answer(401));
      reportFailure(error);
      const texts = [isSilent(error), messageOf(error)];
      delete window.routerBase;
      expect(texts).toEqual([false, retry]);
      expect(shown).toEqual([]);
      expect(window.location.search).toBe('?relogin=true');
    },
  );

  test('a call without options is reported', () => {
    errorHandler(refused(complete));
    errorHandler(refused({ ...complete, showType: 1 }), {});
    expect(shown).toEqual([{ how: 'message', type: 'warning', text: '名额已满' }]);
  });

  test('a failed call is not reported twice, and an error in the code surfaces', () => {
    const surface = jest.spyOn(window, 'queueMicrotask').mockReturnValue(undefined);
    ignoreReported(broken('ERR_NETWORK'));
    ignoreReported(refused({ ...complete, showType: 1 }));
    ignoreReported(new CanceledError('x', config));
    // What ahooks tells of a call whose page has been left.
    ignoreReported(new CancelledError());
    expect(surface).not.toHaveBeenCalled();
    const bug = new TypeError('x');
    ignoreReported(bug);
    expect(surface).toHaveBeenCalledTimes(1);
    expect(surface.mock.lastCall?.[0]).toThrow(bug);
    expect(shown).toEqual([]);
    surface.mockRestore();
  });
});
