import type { LoginDomain, TokenAndUser } from '../../../src/services/types';
import { previewClient } from '../../helpers/previewApp';
import { captcha, codeTo, errorCode, logIn, postSealed } from './support';

const password = 'Preview#2026';
const login = '/pt/ams/passport/portal/encrypted';

describe('login', () => {
  it('signs in by login name, mobile or e-mail, with an encrypted payload', async () => {
    for (const handle of ['candidate', '13800000001', 'candidate@example.com']) {
      const client = previewClient();
      const answer = await logIn(client, handle, password);
      expect(answer.body).toMatchObject({
        success: true,
        data: { user: { loginName: 'candidate' } },
      });
      const start = await client.data<TokenAndUser>('/pt/accesstoken/user/portal');
      expect(start.user?.loginName).toBe('candidate');
    }
  });

  it('signs reviewers in at the censor domain only, under its own shorter key', async () => {
    const client = previewClient();
    expect(errorCode(await logIn(client, 'censor', password))).toBe('LOGIN_FAILED');
    const answer = await logIn(client, 'censor', password, { domain: 'censor' });
    expect(answer.body).toMatchObject({ data: { user: { roles: ['censor'], domain: 'censor' } } });
    const refused = await client.get('/pt/usercenter');
    expect([refused.status, errorCode(refused)]).toEqual([403, 'FORBIDDEN']);
  });

  it('answers a wrong name and a wrong password alike, LOGIN_FAILED at HTTP 200', async () => {
    const client = previewClient();
    const wrong = await logIn(client, 'candidate', 'wrong');
    const nobody = await logIn(client, 'nobody', password);
    expect(wrong.status).toBe(200);
    expect(errorCode(wrong)).toBe('LOGIN_FAILED');
    expect(nobody.body).toEqual(wrong.body);
  });

  it('refuses a payload that does not open', async () => {
    const answer = await previewClient().post(login, { payload: 'bm90IGEgcGF5bG9hZA==' });
    expect(errorCode(answer)).toBe('VALIDATION');
  });

  it('spends a captcha at its first use, right or wrong', async () => {
    const client = previewClient();
    const proof = await captcha(client);
    expect(errorCode(await logIn(client, 'candidate', 'wrong', { proof }))).toBe('LOGIN_FAILED');
    expect(errorCode(await logIn(client, 'candidate', password, { proof }))).toBe('CAPTCHA_WRONG');

    const other = await captcha(client);
    const badProof = { ...other, captcha: '----' };
    expect(errorCode(await logIn(client, 'candidate', password, { proof: badProof }))).toBe(
      'CAPTCHA_WRONG',
    );
    expect(errorCode(await logIn(client, 'candidate', password, { proof: other }))).toBe(
      'CAPTCHA_WRONG',
    );
  });

  it('takes a captcha without regard to case, only for its own attrKey and random', async () => {
    const client = previewClient();
    const proof = await captcha(client);
    const lower = { ...proof, captcha: proof.captcha.toLowerCase() };
    expect((await logIn(client, 'candidate', password, { proof: lower })).body.success).toBe(true);
    const forRegist = await captcha(client, 'regist');
    expect(errorCode(await logIn(client, 'candidate', password, { proof: forRegist }))).toBe(
      'CAPTCHA_WRONG',
    );
  });

  it('is locked after five wrong passwords, for ten minutes', async () => {
    const client = previewClient();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(errorCode(await logIn(client, 'candidate', 'wrong'))).toBe('LOGIN_FAILED');
    }
    expect(errorCode(await logIn(client, 'candidate', password))).toBe('TOO_MANY_ATTEMPTS');
    process.env.PREVIEW_NOW = new Date(Date.now() + 11 * 60_000).toISOString();
    expect((await logIn(client, 'candidate', password)).body.success).toBe(true);
    delete process.env.PREVIEW_NOW;
  });

  it('takes a code by SMS or e-mail in place of the captcha, once', async () => {
    for (const [path, target] of [
      ['sendMobileCode', '13800000001'],
      ['sendEmailCode', 'candidate@example.com'],
    ] as const) {
      const client = previewClient();
      const sent = await client.data(`/pt/portal/rest/user/${path}`, {
        body: { target, purpose: 'captcha' },
      });
      expect(sent).toEqual({ resendAfterS: 60, expiresInS: 300 });
      const proof = { target, code: await codeTo(client, target) };
      expect((await logIn(client, 'candidate', password, { proof })).body.success).toBe(true);
      expect(errorCode(await logIn(client, 'candidate', password, { proof }))).toBe('CODE_WRONG');
    }
  });

  it('tells what a domain needs, and refuses one that does not exist', async () => {
    const client = previewClient();
    expect(await client.data<LoginDomain>('/pt/ams/passport/censor/domain')).toEqual({
      domain: 'censor',
      name: '审核人',
      captchaRequired: true,
      ssoEnabled: true,
    });
    expect((await client.get('/pt/ams/passport/other/domain')).status).toBe(404);
    expect((await postSealed(client, '/pt/ams/passport/other/encrypted', {})).status).toBe(404);
  });

  it('is written down among the last logins', async () => {
    const client = previewClient();
    await logIn(client, 'candidate', password);
    const info = await client.data<{ lastLogins: unknown[] }>('/pt/usercenter/rest/userinfo/info');
    expect(info.lastLogins).toHaveLength(3);
  });
});
