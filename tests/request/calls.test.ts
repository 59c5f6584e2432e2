import { request } from '@umijs/max';
import { failureOf, isAnswerLost, isBizError } from '@/request/failure';
import { storageKeys } from '@/session/state/storage';
import { failed, ok, shown, startServer } from './server';

const server = startServer();

beforeEach(() => {
  server.answer(ok('data'));
});

const lastCall = () => {
  const call = server.calls.at(-1);
  if (!call) throw new Error('nothing was sent');
  return call;
};

describe('common rules of every call (spec §7)', () => {
  it('puts /pt before the path and encodes the placeholders', async () => {
    await request('/portal/file/view/{fileId}', { pathParams: { fileId: 'a/b?c #ü' } });
    expect(lastCall().url).toBe('/pt/portal/file/view/a%2Fb%3Fc%20%23%C3%BC');
  });

  it('sends the marker and the site, and no token when there is none', async () => {
    await request('/usercenter');
    const { headers } = lastCall();
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(headers.get('X-Site-Id')).toBe('army-site');
    expect(headers.get('X-Domain')).toBeUndefined();
    expect(headers.get('X-Auth-Token')).toBeUndefined();
  });

  it('sends the token under its own header name, and the domain it has', async () => {
    const token = { key: 'X-Other', value: 'v1', domain: 'censor' };
    window.localStorage.setItem(storageKeys.token, JSON.stringify(token));
    await request('/usercenter');
    expect(lastCall().headers.get('X-Other')).toBe('v1');
    expect(lastCall().headers.get('X-Domain')).toBe('censor');
  });

  it('gives a call 60 seconds, or what it asks for', async () => {
    await request('/usercenter');
    expect(lastCall().timeout).toBe(60_000);
    await request('/usercenter', { timeout: 5 });
    expect(lastCall().timeout).toBe(5);
  });

  it('resolves with the envelope when success is true', async () => {
    await expect(request('/usercenter')).resolves.toEqual({ success: true, data: 'data' });
    expect(shown).toEqual([]);
  });

  it('keeps the response and every well-formed field of the envelope in the BizError', async () => {
    const fieldErrors = [{ field: 'basic.name', message: '必填' }];
    server.answer(
      failed({ errorCode: 'VALIDATION', errorMessage: 'm', fieldErrors: [...fieldErrors, 7] }, 400),
    );
    const error: unknown = await request('/usercenter').catch((e: unknown) => e);
    if (!isBizError(error)) throw new Error('not a BizError');
    expect(error.name).toBe('BizError');
    expect(error.message).toBe('m');
    expect(error.response.status).toBe(400);
    expect(error.info).toMatchObject({ errorCode: 'VALIDATION', errorMessage: 'm', fieldErrors });
  });
});

describe('files', () => {
  const file = (options = {}) =>
    request<Blob>('/captcha/generate', { responseType: 'blob', ...options });

  it('come back as they are', async () => {
    server.answer({ body: 'png', headers: { 'Content-Type': 'image/png' } });
    await expect(file()).resolves.toBeInstanceOf(Blob);
  });

  it.each([200, 429])(
    'are refused with the message of the envelope in their place (%i)',
    async (status) => {
      server.answer(failed({ errorCode: 'TOO_MANY_ATTEMPTS', errorMessage: '请稍后再试' }, status));
      const error: unknown = await file().catch((e: unknown) => e);
      expect(isBizError(error) && error.info.errorCode).toBe('TOO_MANY_ATTEMPTS');
      expect(shown).toEqual([
        { how: 'notification', type: 'warning', title: '温馨提示', text: '请稍后再试' },
      ]);
    },
  );

  it('are refused when a page came in their place', async () => {
    server.answer({ body: '<html></html>' });
    expect(isBizError(await file().catch((e: unknown) => e))).toBe(true);
    expect(shown).toEqual([{ how: 'message', type: 'error', text: '请求错误，请重试。' }]);
  });

  it('send the user to log in again like any call', async () => {
    server.answer(failed({}, 401));
    await file().catch(() => undefined);
    expect(window.location.search).toBe('?relogin=true');
  });
});

describe('an answer of another shape than was asked for', () => {
  const fits = (data: unknown) => Array.isArray(data);

  it('is unreadable, and reported as such', async () => {
    server.answer(ok({ list: 7 }));
    const error: unknown = await request('/usercenter', { fits }).catch((e: unknown) => e);
    expect(failureOf(error).kind).toBe('unreadable');
    expect(isAnswerLost(error)).toBe(true);
    expect(shown).toEqual([{ how: 'message', type: 'error', text: '请求错误，请重试。' }]);
  });

  it('is not kept for the next call', async () => {
    const read = () => request('/portal/school/list', { fits, cache: true });
    server.answer(ok({ list: 7 }));
    await read().catch(() => undefined);
    server.answer(ok([]));
    await expect(read()).resolves.toEqual({ success: true, data: [] });
  });
});
