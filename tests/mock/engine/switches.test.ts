import type { TermMap } from '../../../src/services/types';
import { previewClient } from '../../helpers/previewApp';
import { logIn } from './support';

const terms = '/pt/termjson/terms';
const info = '/pt/usercenter/rest/userinfo/info';
const rename = '/pt/usercenter/rest/userinfo/changeName';
const start = '/pt/accesstoken/user/portal';

async function nameOf(space: string): Promise<string> {
  const client = previewClient({ persona: 'complete', space });
  return (await client.data<{ name: string }>(info)).name;
}

describe('preview_server', () => {
  it('answers calls when normal', async () => {
    const answer = await previewClient().get<TermMap>(terms);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: true });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([
    ['error0', { showType: 0 }],
    ['error1', { showType: 1 }],
    ['error2', { showType: 2 }],
    ['error4', { showType: 4 }],
    ['error9', { showType: 9 }],
    ['errorX', { showType: 7 }],
  ])('%s is a business error with that show type', async (server, part) => {
    const { status, body } = await previewClient({ server }).get(terms);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: false,
      errorCode: expect.any(String),
      errorMessage: expect.any(String),
      ...part,
    });
  });

  it('biz has a message and no show type, bare has neither', async () => {
    const biz = await previewClient({ server: 'biz' }).get(terms);
    expect(biz.body).toEqual({
      success: false,
      errorCode: expect.any(String),
      errorMessage: expect.any(String),
    });
    const bare = await previewClient({ server: 'bare' }).get(terms);
    expect(bare.status).toBe(200);
    expect(bare.body).toEqual({ success: false });
  });

  it.each([
    ['401', 401, 'UNAUTHORISED'],
    ['412', 412, 'LOGIN_EXPIRED'],
    ['500', 500, 'SERVER_ERROR'],
  ])('%s answers with that HTTP status and the envelope', async (server, expected, code) => {
    const { status, body } = await previewClient({ server }).get(terms);
    expect(status).toBe(expected);
    expect(body).toMatchObject({ success: false, errorCode: code });
  });

  it('html answers a page instead of JSON', async () => {
    const { status, headers, text } = await previewClient({ server: 'html' }).get(terms);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('<!doctype html>');
  });

  it('down closes the connection without doing the write', async () => {
    const client = previewClient({ persona: 'complete', server: 'down', space: 'down' });
    await expect(client.post(rename, { value: '王新名' })).rejects.toMatchObject({
      code: 'LIGHT_ECONNRESET',
    });
    expect(await nameOf('down')).toBe('赵明轩');
  });

  it('lost does the write, then closes the connection; reads go on', async () => {
    const client = previewClient({ persona: 'complete', server: 'lost', space: 'lost' });
    await expect(client.post(rename, { value: '王新名' })).rejects.toMatchObject({
      code: 'LIGHT_ECONNRESET',
    });
    expect(await client.data<{ name: string }>(info)).toMatchObject({ name: '王新名' });
  });

  it('slow holds the answer back', async () => {
    process.env.PREVIEW_SLOW_MS = '150';
    const client = previewClient({ server: 'slow' });
    await client.start();
    const from = performance.now();
    await client.get(terms);
    expect(performance.now() - from).toBeGreaterThan(140);
    delete process.env.PREVIEW_SLOW_MS;
  });

  it('empty leaves lists empty and terms whole', async () => {
    const client = previewClient({ server: 'empty', persona: 'deliveries' });
    const page = await client.data('/pt/usercenter/rest/applicationdelivery/search');
    expect(page).toMatchObject({ list: [], total: 0, current: 1 });
    expect((await client.data<TermMap>(terms)).education?.length).toBeGreaterThan(3);
  });

  it.each(['error2', '401', '500', 'html', 'down', 'bare', 'lost', 'startLater'])(
    'the start-up call stays normal under %s',
    async (server) => {
      const { status, body } = await previewClient({ server, persona: 'complete' }).start();
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: true, data: { user: { loginName: 'complete' } } });
    },
  );

  it('startDown, start401 and start500 fail the start-up call alone', async () => {
    const client = previewClient();
    await client.start();
    client.cookies.set('preview_server', 'start401');
    expect((await client.call(start)).status).toBe(401);
    expect((await client.get(terms)).status).toBe(200);
    client.cookies.set('preview_server', 'start500');
    expect((await client.call(start)).status).toBe(500);
    client.cookies.set('preview_server', 'startDown');
    await expect(client.call(start)).rejects.toMatchObject({ code: 'LIGHT_ECONNRESET' });
    expect((await client.get(terms)).status).toBe(200);
  });
});

describe('preview_persona', () => {
  it.each([
    ['newcomer', 'newcomer', 'portal'],
    ['complete', 'complete', 'portal'],
    ['deliveries', 'deliveries', 'portal'],
    ['reviewer', 'censor', 'censor'],
  ])('%s starts as that person', async (persona, loginName, domain) => {
    const client = previewClient({ persona });
    expect((await client.start()).body).toMatchObject({
      data: { user: { loginName, domain }, token: { domain } },
    });
    expect(await client.data(info)).toMatchObject({ loginName });
  });

  it('visitor starts without a user', async () => {
    const { body } = await previewClient({ persona: 'visitor' }).start();
    expect(body).toMatchObject({ success: true, data: { token: { value: expect.any(String) } } });
    expect(body).not.toHaveProperty('data.user');
  });

  it('a login and a logout clear it', async () => {
    const client = previewClient({ persona: 'newcomer' });
    await logIn(client, 'candidate', 'Preview#2026');
    expect(client.cookies.has('preview_persona')).toBe(false);
    expect((await client.start()).body).toMatchObject({
      data: { user: { loginName: 'candidate' } },
    });

    client.cookies.set('preview_persona', 'complete');
    await client.start();
    await client.post('/pt/ams/passport/portal/logout');
    expect(client.cookies.has('preview_persona')).toBe(false);
    expect((await client.start()).body).not.toHaveProperty('data.user');
  });
});

describe('preview_space', () => {
  it('keeps the state of spaces apart', async () => {
    const client = previewClient({ persona: 'complete', space: 'one' });
    await client.post(rename, { value: '王新名' });
    expect(await nameOf('one')).toBe('王新名');
    expect(await nameOf('two')).toBe('赵明轩');
  });

  it('reset brings the seeded state back and signs nobody out', async () => {
    const client = previewClient({ persona: 'complete', space: 'three' });
    await client.post(rename, { value: '王新名' });
    expect((await client.post('/__preview/reset')).status).toBe(200);
    expect(await client.data<{ name: string }>(info)).toMatchObject({ name: '赵明轩' });
  });
});
