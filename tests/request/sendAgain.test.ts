/** When a refused call goes out again, and what is kept of it (docs/decisions.md, Token values). */
import { request } from '@umijs/max';
import { store } from '@/session/state/store';
import { changeSession } from '@/session/state/token';
import { gate } from '../helpers/gate';
import {
  type Answer,
  type Call,
  connectionClosed,
  failed,
  flush,
  ok,
  rotated,
  sentBy,
  startServer,
  storeToken,
  tokenValue,
} from './server';

const server = startServer();

beforeEach(() => {
  storeToken('t0');
  store.hasRotated = true;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const valuesOf = (path: string) =>
  server.calls.filter(({ url }) => url?.endsWith(path)).map(sentBy);

/** A path whose call waits for `open`. */
function slow(path: string) {
  const answer = gate<Answer>();
  server.at(path, () => answer.passed);
  return answer;
}

describe('a call that waits for the next token', () => {
  beforeEach(() => {
    server.at('/refused', (call) => (sentBy(call) === 't0' ? failed({}, 412) : ok('mine')));
  });

  it('goes out as soon as one of the others has brought it', async () => {
    slow('/endless');
    const bringer = slow('/bringer');
    void request('/endless');
    const other = request('/bringer');
    const refused = request('/refused');
    await flush();
    bringer.open(rotated('t1'));
    await other;
    await expect(refused).resolves.toEqual({ success: true, data: 'mine' });
  });

  it('is refused when the session ends meanwhile, and the others go on', async () => {
    slow('/endless');
    const other = slow('/other');
    void request('/endless');
    const done = request('/other');
    const refused = request('/refused');
    const outcome = expect(refused).rejects.toMatchObject({ response: { status: 412 } });
    await flush();
    changeSession(undefined);
    other.open(ok('other'));
    await expect(done).resolves.toEqual({ success: true, data: 'other' });
    await outcome;
    expect(valuesOf('/refused')).toEqual(['t0']);
  });

  it('gives up only the calls with its own token', async () => {
    jest.useFakeTimers();
    slow('/endless');
    void request('/endless');
    const first = request('/refused');
    await jest.advanceTimersByTimeAsync(500);
    // Another tab has got the next one.
    storeToken('t1');
    const bringer = slow('/bringer');
    void request('/bringer');
    await jest.advanceTimersByTimeAsync(500);
    await expect(first).resolves.toEqual({ success: true, data: 'mine' });
    server.at('/late', (call) => (sentBy(call) === 't2' ? ok('late') : failed({}, 412)));
    const late = request('/late');
    await jest.advanceTimersByTimeAsync(300);
    bringer.open(rotated('t2'));
    await jest.advanceTimersByTimeAsync(0);
    await expect(late).resolves.toEqual({ success: true, data: 'late' });
    expect(valuesOf('/late')).toEqual(['t1', 't2']);
  });
});

describe('a call that goes out with the other of two tokens', () => {
  /** Two answers cross: the stored token is `later`, and `earlier` may be the newer one. */
  beforeEach(async () => {
    const late = slow('/late');
    server.at('/quick', rotated('earlier'));
    const done = request('/late');
    await request('/quick');
    late.open(rotated('later'));
    await done;
    expect(tokenValue()).toBe('later');
  });

  const answerWith = (answer: (call: Call) => Answer) =>
    server.at('/own', (call) => (sentBy(call) === 'later' ? failed({}, 412) : answer(call)));

  it.each<[string, (call: Call) => Answer, string]>([
    ['is done', () => ok(), 'earlier'],
    ['is refused for what it asks', () => failed({ errorMessage: '名额已满' }, 400), 'earlier'],
    ['gets no answer', connectionClosed, 'later'],
  ])('%s: the stored token is then %j', async (_what, answer, value) => {
    answerWith(answer);
    await request('/own', { skipErrorHandler: true }).catch(() => undefined);
    expect(valuesOf('/own')).toEqual(['later', 'earlier']);
    expect(tokenValue()).toBe(value);
  });

  it('is of the person when its refusal brings a token, and goes out no more', async () => {
    answerWith(() => ({ ...failed({}, 401), headers: { 'X-Auth-Token': 'next' } }));
    await expect(request('/own')).rejects.toMatchObject({ response: { status: 412 } });
    expect(valuesOf('/own')).toEqual(['later', 'earlier']);
    expect(tokenValue()).toBe('next');
  });

  it('is not sent a third time when the server is busy by then', async () => {
    jest.useFakeTimers();
    answerWith(() => ({ status: 503, body: '<html>', headers: { 'Retry-After': '1' } }));
    const outcome = expect(request('/own')).rejects.toMatchObject({ response: { status: 503 } });
    await jest.advanceTimersByTimeAsync(20_000);
    await outcome;
    expect(valuesOf('/own')).toEqual(['later', 'earlier']);
  });
});
