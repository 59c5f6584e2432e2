import { removeSpaces } from '../../../mock/_preview/store';
import type { AccountInfo, CodeTicket, RegisteredInfo } from '../../../src/services/types';
import { type PreviewClient, previewClient } from '../../helpers/previewApp';
import { codeTo, errorCode, logIn, postSealed } from './support';

const infoPath = '/pt/usercenter/rest/userinfo';
const user = '/pt/portal/rest/user';

async function ticketFor(client: PreviewClient, mobile: string, purpose: string): Promise<string> {
  await client.post(`${user}/sendMobileCode`, { purpose });
  const code = await codeTo(client, mobile);
  const body = { own: 'mobile', code, purpose };
  return (await client.data<CodeTicket>(`${user}/validateMobileCode`, { body })).ticket;
}

afterEach(removeSpaces);

describe('the account', () => {
  it('is told with mobile and e-mail masked', async () => {
    const info = await previewClient({ persona: 'complete' }).data<AccountInfo>(`${infoPath}/info`);
    expect(info).toMatchObject({
      loginName: 'complete',
      mobile: '138****0003',
      email: 'c***@example.com',
      hasPassword: true,
    });
  });

  it('prefills what registration knows, the identity number masked', async () => {
    const path = '/pt/user/rest/loginuser/reguserinfo';
    expect(await previewClient({ persona: 'complete' }).data<RegisteredInfo>(path)).toMatchObject({
      name: '赵明轩',
      mobile: '13800000003',
      idType: 'resident',
      idNumber: expect.stringMatching(/^9900\*{12}\d[\dX]$/),
      birthDate: '1996-11-22',
    });
  });

  it('changes its name, and keeps what is refused', async () => {
    const client = previewClient({ persona: 'complete' });
    expect((await client.post(`${infoPath}/changeName`, { value: ' ' })).body).toMatchObject({
      errorCode: 'VALIDATION',
      fieldErrors: [{ field: 'value' }],
    });
    const named = await client.data<AccountInfo>(`${infoPath}/changeName`, {
      body: { value: '王新名' },
    });
    expect(named.name).toBe('王新名');
    expect((await client.start()).body).toMatchObject({ data: { user: { name: '王新名' } } });
  });

  it('changes mobile and e-mail with the code sent to the new one', async () => {
    const client = previewClient({ persona: 'complete' });
    const password = 'Preview#2026';
    const taken = { value: '13800000001', code: '000000', password };
    expect(errorCode(await postSealed(client, `${infoPath}/changeMobile`, taken))).toBe(
      'MOBILE_TAKEN',
    );
    for (const [call, send, value, field] of [
      ['changeMobile', 'sendMobileCode', '13911113333', 'mobile'],
      ['changeEmail', 'sendEmailCode', 'new@example.com', 'email'],
    ] as const) {
      await client.post(`${user}/${send}`, { target: value, purpose: call });
      const wrong = await postSealed(client, `${infoPath}/${call}`, { value, code: 'x', password });
      expect(errorCode(wrong)).toBe('CODE_WRONG');
      const code = await codeTo(client, value);
      // The code to the new address does not prove that the caller owns the account.
      const stranger = await postSealed(client, `${infoPath}/${call}`, { value, code });
      expect(errorCode(stranger)).toBe('LOGIN_FAILED');
      await postSealed(client, `${infoPath}/${call}`, { value, code, password });
      const info = await client.data<AccountInfo>(`${infoPath}/info`);
      expect(info[field]?.slice(-4)).toBe(value.slice(-4));
    }
  });

  it('changes its password; other sessions end, this one stays', async () => {
    const here = previewClient({ space: 'password' });
    const there = previewClient({ space: 'password' });
    await logIn(here, 'candidate', 'Preview#2026');
    await logIn(there, 'candidate', 'Preview#2026');
    const change = (values: object) => postSealed(here, `${infoPath}/changePasswd`, values);
    const wrong = { oldPassword: 'x', newPassword: 'Fresh#2027' };
    expect(errorCode(await change(wrong))).toBe('LOGIN_FAILED');
    const same = { oldPassword: 'Preview#2026', newPassword: 'Preview#2026' };
    expect((await change(same)).body).toMatchObject({ fieldErrors: [{ field: 'newPassword' }] });
    const right = { oldPassword: 'Preview#2026', newPassword: 'Fresh#2027' };
    expect((await change(right)).body.success).toBe(true);
    expect((await here.get(`${infoPath}/info`)).status).toBe(200);
    expect((await there.get(`${infoPath}/info`)).status).toBe(401);
  });

  it('with a password is not given a first one', async () => {
    const client = previewClient({ persona: 'complete' });
    const ticket = await ticketFor(client, '13800000003', 'savePasswd');
    const values = { newPassword: 'Fresh#2027', ticket };
    expect(errorCode(await postSealed(client, `${infoPath}/savePasswd`, values))).toBe(
      'NOT_ALLOWED',
    );
  });

  it('closes with the password or a ticket, withdraws and signs out', async () => {
    const client = previewClient({ persona: 'deliveries' });
    const close = (values: object) => postSealed(client, `${infoPath}/unsubscribe`, values);
    const reason = '已找到工作';
    expect(errorCode(await close({ password: 'x', reason }))).toBe('LOGIN_FAILED');
    expect(errorCode(await close({ ticket: 'x', reason }))).toBe('CODE_WRONG');
    const ticket = await ticketFor(client, '13800000004', 'unsubscribe');
    expect((await close({ ticket, reason })).body).toEqual({ success: true, data: null });
    expect(client.cookies.has('preview_persona')).toBe(false);
    expect((await client.get(`${infoPath}/info`)).status).toBe(401);
    await client.start();
    expect(errorCode(await logIn(client, 'deliveries', 'Preview#2026'))).toBe('LOGIN_FAILED');
  });

  it('needs a person', async () => {
    expect((await previewClient().get(`${infoPath}/info`)).status).toBe(401);
  });
});
