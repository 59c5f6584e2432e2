import { personByLoginName } from '../../../mock/_preview/people';
import { storeOf } from '../../../mock/_preview/store';
import type { CodeTicket, SignedIn } from '../../../src/services/types';
import { type PreviewClient, previewClient } from '../../helpers/previewApp';
import { captcha, codeTo, errorCode, logIn, outboxOf, postSealed } from './support';

const user = '/pt/portal/rest/user';
const mobile = '13911112222';

const wanted = {
  loginName: 'soldier2026',
  password: 'New-Pass#1',
  mobile,
  agreements: [
    { docId: 'agreement', version: '2026-10' },
    { docId: 'privacy', version: '2026-10' },
  ],
};

async function sendRegistCode(client: PreviewClient, target = mobile) {
  return client.post(`${user}/sendMobileCode`, {
    target,
    purpose: 'regist',
    ...(await captcha(client, 'regist')),
  });
}

function later(minutes: number): void {
  process.env.PREVIEW_NOW = new Date(Date.now() + minutes * 60_000).toISOString();
}

afterEach(() => {
  delete process.env.PREVIEW_NOW;
});

describe('registration', () => {
  it('makes an account that is signed in and can log in again', async () => {
    const client = previewClient();
    await sendRegistCode(client);
    const code = await codeTo(client, mobile);
    const answer = await postSealed<SignedIn>(client, `${user}/regist`, { ...wanted, code });
    expect(answer.body).toMatchObject({
      success: true,
      data: { user: { loginName: 'soldier2026', domain: 'portal', roles: ['candidate'] } },
    });
    client.token = answer.body.success ? answer.body.data.token : undefined;
    expect((await logIn(client, 'soldier2026', 'New-Pass#1')).body.success).toBe(true);
    expect(await client.data('/pt/usercenter/rest/userinfo/info')).toMatchObject({
      mobile: '139****2222',
      mobileVerified: true,
      emailVerified: false,
      consents: [{ docId: 'agreement' }, { docId: 'privacy' }],
    });
  });

  it('names every field that is wrong', async () => {
    const values = { loginName: '1x', password: 'short', mobile: '123', code: '', agreements: [] };
    const { status, body } = await postSealed(previewClient(), `${user}/regist`, values);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errorCode: 'VALIDATION',
      fieldErrors: ['loginName', 'password', 'mobile', 'agreements'].map((field) => ({ field })),
    });
  });

  it('refuses what is taken, at its field', async () => {
    const client = previewClient();
    for (const [field, value] of [
      ['loginName', 'candidate'],
      ['mobile', '13800000001'],
    ] as const) {
      const values = { ...wanted, [field]: value, code: '000000' };
      const { body } = await postSealed(client, `${user}/regist`, values);
      expect(body).toMatchObject({ errorCode: 'MOBILE_TAKEN', fieldErrors: [{ field }] });
    }
    expect(await client.data(`${user}/validateRegistMobile`, { body: { mobile } })).toEqual({
      available: true,
    });
    expect(
      await client.data(`${user}/validateRegistMobile`, { body: { mobile: '13800000001' } }),
    ).toEqual({ available: false });
  });

  it('refuses a wrong captcha and a wrong code', async () => {
    const client = previewClient();
    await sendRegistCode(client);
    const code = await codeTo(client, mobile);
    const puzzled = { ...wanted, code, random: 'none', captcha: 'abcd' };
    expect(errorCode(await postSealed(client, `${user}/regist`, puzzled))).toBe('CAPTCHA_WRONG');
    const guessed = { ...wanted, code: code === '123456' ? '123457' : '123456' };
    expect(errorCode(await postSealed(client, `${user}/regist`, guessed))).toBe('CODE_WRONG');
  });
});

describe('codes', () => {
  it('need a captcha from a visitor, but for the purpose captcha', async () => {
    const client = previewClient();
    const bare = { target: mobile, purpose: 'regist' };
    expect(errorCode(await client.post(`${user}/sendMobileCode`, bare))).toBe('CAPTCHA_WRONG');
    expect(await outboxOf(client)).toEqual([]);
    const free = { target: mobile, purpose: 'captcha' };
    expect((await client.post(`${user}/sendMobileCode`, free)).body.success).toBe(true);
  });

  it('land in the outbox as JSON: to, channel, code, at', async () => {
    const client = previewClient();
    await client.post(`${user}/sendEmailCode`, { target: 'a@b.cn', purpose: 'captcha' });
    expect(await outboxOf(client)).toEqual([
      {
        to: 'a@b.cn',
        channel: 'email',
        code: expect.stringMatching(/^\d{6}$/),
        text: expect.any(String),
        at: expect.stringMatching(/\+08:00$/),
      },
    ]);
  });

  it('may be asked for once a minute', async () => {
    const client = previewClient();
    expect((await sendRegistCode(client)).body.success).toBe(true);
    expect(errorCode(await sendRegistCode(client))).toBe('TOO_MANY_ATTEMPTS');
    later(1.1);
    expect((await sendRegistCode(client)).body.success).toBe(true);
  });

  it('expire after five minutes, and are spent by five wrong tries', async () => {
    const client = previewClient({ persona: 'complete' });
    const check = (code: string) =>
      client.post(`${user}/validateMobileCode`, { mobile, code, purpose: 'changeMobile' });
    const send = () =>
      client.post(`${user}/sendMobileCode`, { target: mobile, purpose: 'changeMobile' });
    await send();
    const first = await codeTo(client, mobile);
    later(6);
    expect(errorCode(await check(first))).toBe('CODE_EXPIRED');
    await send();
    const second = await codeTo(client, mobile);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect(errorCode(await check('nonsense'))).toBe('CODE_WRONG');
    }
    expect(errorCode(await check('nonsense'))).toBe('TOO_MANY_ATTEMPTS');
    expect(errorCode(await check(second))).toBe('CODE_WRONG');
  });

  it('of one purpose do not serve another', async () => {
    const client = previewClient({ persona: 'complete' });
    await client.post(`${user}/sendMobileCode`, { purpose: 'savePasswd' });
    const code = await codeTo(client, '13800000003');
    const other = { own: 'mobile', code, purpose: 'unsubscribe' };
    expect(errorCode(await client.post(`${user}/validateMobileCode`, other))).toBe('CODE_WRONG');
  });

  it.each([
    ['sendMobileCode', 'mobile', '13800000003'],
    ['sendEmailCode', 'email', 'complete@example.com'],
  ])('for the account’s own proof: %s goes to its own %s', async (call, own, target) => {
    const client = previewClient({ persona: 'complete' });
    const proof = { purpose: 'unsubscribe' };
    expect((await client.post(`${user}/${call}`, proof)).body.success).toBe(true);
    const body = { ...proof, own, code: await codeTo(client, target) };
    const { ticket } = await client.data<CodeTicket>(`${user}/validateMobileCode`, { body });
    expect(ticket).toMatch(/^[0-9a-f]{32}$/);
    const visitor = previewClient();
    expect((await visitor.post(`${user}/${call}`, proof)).status).toBe(401);
    expect((await visitor.post(`${user}/validateMobileCode`, body)).status).toBe(401);
  });

  it.each([
    ['sendMobileCode', '138****0003'],
    ['sendMobileCode', '13800000003'],
    ['sendEmailCode', 'c***@example.com'],
  ])('%s: no target may be named for one’s own proof (%s)', async (call, target) => {
    const client = previewClient({ persona: 'complete' });
    const { status, body } = await client.post(`${user}/${call}`, {
      target,
      purpose: 'unsubscribe',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fieldErrors: [{ field: 'target' }] });
    expect(await outboxOf(client)).toEqual([]);
  });

  it('are not sent to a masked text, nor checked against one', async () => {
    const client = previewClient({ persona: 'complete' });
    const masked = { target: '138****0003', purpose: 'changeMobile' };
    expect((await client.post(`${user}/sendMobileCode`, masked)).status).toBe(400);
    await client.post(`${user}/sendMobileCode`, { purpose: 'unsubscribe' });
    const code = await codeTo(client, '13800000003');
    const named = { mobile: '138****0003', code, purpose: 'unsubscribe' };
    expect((await client.post(`${user}/validateMobileCode`, named)).body).toMatchObject({
      errorCode: 'VALIDATION',
      fieldErrors: [{ field: 'own' }],
    });
  });

  it('are not sent where the account has no such address', async () => {
    const client = previewClient({ persona: 'complete' });
    await client.start();
    const person = personByLoginName(
      storeOf(client.cookies.get('preview_space') ?? ''),
      'complete',
    );
    if (!person) throw new Error('There is no such person');
    person.email = '';
    const answer = await client.post(`${user}/sendEmailCode`, { purpose: 'savePasswd' });
    expect(answer.body).toMatchObject({
      errorCode: 'VALIDATION',
      fieldErrors: [{ field: 'target' }],
    });
  });

  it('take a captcha that was drawn for that very purpose', async () => {
    const client = previewClient();
    const other = await captcha(client, 'forget');
    const body = { target: mobile, purpose: 'regist', ...other };
    expect(errorCode(await client.post(`${user}/sendMobileCode`, body))).toBe('CAPTCHA_WRONG');
  });
});

describe('a forgotten password', () => {
  it.each([
    ['sendforgetsms', 'retrievePasswordByPhone', '13800000001'],
    ['sendforgetmail', 'retrievepassword', 'candidate@example.com'],
  ])('is replaced through %s and %s', async (send, retrieve, target) => {
    const client = previewClient();
    const sent = await client.data(`${user}/${send}`, {
      body: { target, ...(await captcha(client, 'forget')) },
    });
    expect(sent).toEqual({ resendAfterS: 60 });
    const values = { target, code: await codeTo(client, target), newPassword: 'Fresh#2027' };
    const weak = await postSealed(client, `${user}/${retrieve}`, { ...values, newPassword: 'x' });
    expect(weak.body).toMatchObject({ fieldErrors: [{ field: 'newPassword' }] });
    expect((await postSealed(client, `${user}/${retrieve}`, values)).body.success).toBe(true);
    expect(errorCode(await postSealed(client, `${user}/${retrieve}`, values))).toBe('CODE_WRONG');
    expect(errorCode(await logIn(client, 'candidate', 'Preview#2026'))).toBe('LOGIN_FAILED');
    expect((await logIn(client, 'candidate', 'Fresh#2027')).body.success).toBe(true);
  });

  it.each([
    ['retrievepassword', '13800000001'],
    ['retrievePasswordByPhone', 'candidate@example.com'],
    ['retrievePasswordByPhone', '138****0001'],
  ])('%s does not take %s', async (retrieve, target) => {
    const values = { target, code: '000000', newPassword: 'Fresh#2027' };
    const answer = await postSealed(previewClient(), `${user}/${retrieve}`, values);
    expect(answer.body).toMatchObject({
      errorCode: 'VALIDATION',
      fieldErrors: [{ field: 'target' }],
    });
  });

  it('does not tell whether the account exists', async () => {
    const client = previewClient();
    const ask = async (target: string) =>
      client.post(`${user}/sendforgetsms`, { target, ...(await captcha(client, 'forget')) });
    const known = await ask('13800000001');
    const unknown = await ask('13999999999');
    expect(unknown.body).toEqual(known.body);
    expect(errorCode(await ask('13800000001'))).toBe('TOO_MANY_ATTEMPTS');
    expect(errorCode(await ask('13999999999'))).toBe('TOO_MANY_ATTEMPTS');
    expect((await outboxOf(client)).map(({ to }) => to)).toEqual(['13800000001']);
  });
});
