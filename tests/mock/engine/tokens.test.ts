import { previewClient } from '../../helpers/previewApp';
import { errorCode, logIn } from './support';

const info = '/pt/usercenter/rest/userinfo/info';
const terms = '/pt/termjson/terms';

describe('the token', () => {
  it('is needed by every call and checked', async () => {
    const client = previewClient();
    client.token = { key: 'X-Access-Token', value: 'forged' };
    const answer = await client.get(terms);
    expect(answer.status).toBe(401);
    expect(errorCode(answer)).toBe('UNAUTHORISED');
  });

  it('of a visitor opens public calls only', async () => {
    const client = previewClient();
    expect((await client.get(terms)).status).toBe(200);
    expect((await client.get(info)).status).toBe(401);
  });

  it('is replaced in the header on every twentieth call; the old one has a minute of grace', async () => {
    const client = previewClient({ persona: 'complete' });
    await client.start();
    const first = client.token;
    for (let call = 0; call < 20; call += 1) {
      expect((await client.get(info)).status).toBe(200);
    }
    const second = client.token;
    expect(second?.value).not.toBe(first?.value);
    expect((await client.get(info)).status).toBe(200);

    client.token = first;
    expect((await client.get(info)).status).toBe(200);
    process.env.PREVIEW_NOW = new Date(Date.now() + 61_000).toISOString();
    client.token = first;
    expect((await client.get(info)).status).toBe(412);
    client.token = second;
    expect((await client.get(info)).status).toBe(200);
    delete process.env.PREVIEW_NOW;
  });

  it('ends with /__preview/expire: 412, and the next start is a visitor’s', async () => {
    const client = previewClient({ persona: 'complete' });
    await client.start();
    await client.post('/__preview/expire');
    const answer = await client.get(info);
    expect(answer.status).toBe(412);
    expect(errorCode(answer)).toBe('LOGIN_EXPIRED');
    expect((await client.start()).body).not.toHaveProperty('data.user');
    expect((await client.get(terms)).status).toBe(200);

    client.cookies.set('preview_persona', 'complete');
    await client.start();
    expect((await client.get(info)).status).toBe(200);
  });

  it('is forgotten at logout', async () => {
    const client = previewClient();
    await logIn(client, 'candidate', 'Preview#2026');
    const token = client.token;
    expect((await client.get(info)).status).toBe(200);
    expect((await client.post('/pt/ams/passport/portal/logout')).body).toEqual({
      success: true,
      data: null,
    });
    client.token = token;
    expect((await client.get(info)).status).toBe(401);
  });

  it('of a persona is the same in every run, so that a restart signs nobody out', async () => {
    const first = previewClient({ persona: 'complete', space: 'same' });
    const second = previewClient({ persona: 'complete', space: 'same' });
    await first.start();
    await second.start();
    expect(second.token).toEqual(first.token);
  });
});
