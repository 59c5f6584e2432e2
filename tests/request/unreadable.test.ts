import { request } from '@umijs/max';
import { failureOf } from '@/request/failure';
import { shown, startServer } from './server';

const server = startServer();

/** More arrays in each other than a function that calls itself can follow. */
const depth = 200_000;
const tooDeep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
const json = { 'Content-Type': 'application/json' };
const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => failureOf(error).kind,
  );

describe.each([
  ['an answer', 200, `{"success":true,"data":${tooDeep}}`],
  ['a refusal', 500, `{"success":false,"data":${tooDeep}}`],
])('%s that is nested too deep to be read', (_, status, body) => {
  beforeEach(() => server.answer({ status, body, headers: json }));

  it('fails, and says so once', async () => {
    expect(await kindOf(request('/usercenter'))).toBe('unreadable');
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ how: 'message', type: 'error' });
  });

  it('as a file fails, too', async () => {
    expect(await kindOf(request('/usercenter', { responseType: 'blob' }))).toBe('unreadable');
  });

  it('holds up no call that waits for the same answer', async () => {
    const calls = [1, 2].map(() => kindOf(request('/usercenter', { cache: true })));
    expect(await Promise.all(calls)).toEqual(['unreadable', 'unreadable']);
    expect(server.calls).toHaveLength(1);
    server.answer({ body: { success: true, data: 'well' } });
    expect(await kindOf(request('/usercenter', { cache: true }))).toBe('answered');
  });
});

it('a call for an id that an answer did not have is not sent, and says so once', async () => {
  const pathParams = { deliveryId: undefined };
  expect(await kindOf(request('/usercenter/{deliveryId}', { pathParams }))).toBe('unreadable');
  expect(server.calls).toHaveLength(0);
  expect(shown).toEqual([{ how: 'message', type: 'error', text: '请求错误，请重试。' }]);
});
