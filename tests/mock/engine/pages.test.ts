import type { RegistrationForm, RegistrationReceipt, SignedIn } from '../../../src/services/types';
import { type PreviewClient, previewClient } from '../../helpers/previewApp';
import { errorCode, postSealed } from './support';

const host = { host: 'localhost:8000' };
const servicePath = 'http://localhost:8000/censorlogin?redirect=%2Fusercenter';

async function ssoLogin(client: PreviewClient, loginName: string): Promise<URL> {
  const body = new URLSearchParams({ service: servicePath, loginName }).toString();
  const answer = await client.call('/apps/sso/login', { method: 'POST', body, headers: host });
  expect(answer.status).toBe(303);
  return new URL(String(answer.headers.location));
}

describe('single sign-on', () => {
  it('goes round: form, ticket, session, and out again', async () => {
    const client = previewClient();
    expect(await client.data('/pt/sso/login/domain/portal')).toEqual({
      loginUrl: '/apps/sso/login',
      logoutUrl: '/apps/sso/loginout',
    });
    const page = await client.call('/apps/sso/login', {
      query: { service: servicePath },
      headers: host,
    });
    expect(page.text).toContain('<form method="post" action="/apps/sso/login">');

    const back = await ssoLogin(client, 'ssouser');
    expect(back.pathname).toBe('/censorlogin');
    expect(back.searchParams.get('redirect')).toBe('/usercenter');
    const ticket = back.searchParams.get('ticket');
    const signedIn = await client.data<SignedIn>('/pt/sso/login/user', { body: { ticket } });
    expect(signedIn.user.loginName).toBe('ssouser');
    client.token = signedIn.token;
    expect(await client.data('/pt/usercenter/rest/userinfo/info')).toMatchObject({
      hasPassword: false,
    });
    const again = await client.post('/pt/sso/login/user', { ticket });
    expect(errorCode(again)).toBe('LOGIN_FAILED');
  });

  it('asks nobody twice, until the way out', async () => {
    const client = previewClient();
    await ssoLogin(client, 'candidate');
    const ask = () =>
      client.call('/apps/sso/login', { query: { service: servicePath }, headers: host });
    expect((await ask()).status).toBe(303);
    const out = await client.call('/apps/sso/loginout', {
      query: { service: 'http://localhost:8000/home' },
      headers: host,
    });
    expect([out.status, out.headers.location]).toEqual([303, 'http://localhost:8000/home']);
    expect((await ask()).status).toBe(200);
  });

  it.each(['https://evil.example/', '//evil.example/x', 'javascript:alert(1)', ''])(
    'hands no ticket to %j',
    async (service) => {
      const client = previewClient();
      await ssoLogin(client, 'candidate');
      const answer = await client.call('/apps/sso/login', { query: { service }, headers: host });
      expect(answer.status).toBe(400);
      expect(answer.headers.location).toBeUndefined();
    },
  );
});

describe('the moves of staff', () => {
  it('moves a delivery along its lifecycle and refuses what the table does not allow', async () => {
    const client = previewClient({ persona: 'deliveries' });
    const submitted = { query: { group: 'active', pageSize: 100 } };
    const search = '/pt/usercenter/rest/applicationdelivery/search';
    const statusOf = async (id?: string) => {
      const page = await client.data<{ list: { id: string; status: string }[] }>(search, submitted);
      return page.list.find((one) => (id ? one.id === id : one.status === 'submitted'));
    };
    const delivery = await statusOf();
    const path = `/__preview/deliveries/${delivery?.id}`;
    const refused = await client.post(path, { status: 'hired' });
    expect([refused.status, errorCode(refused)]).toEqual([409, 'NOT_ALLOWED']);
    expect((await client.post(path, { status: 'screening' })).status).toBe(200);
    expect(await statusOf(delivery?.id)).toMatchObject({ status: 'screening' });
  });
});

describe('registration forms', () => {
  const editPath = '/pt/portal/registration/edit';
  const savePath = '/pt/portal/registration/save';

  it('are told by their id, prefilled for who is signed in', async () => {
    const visitor = await previewClient().data<RegistrationForm>(editPath, {
      query: { formId: 'inforgister' },
    });
    expect(visitor.values).toEqual({});
    const client = previewClient({ persona: 'complete' });
    const own = await client.data<RegistrationForm>(editPath, { query: { formId: 'tmplrgister' } });
    expect(own.values).toEqual({ name: '赵明轩', mobile: '13800000003' });
    expect((await client.get(editPath, { formId: 'other' })).status).toBe(404);
  });

  it('are saved encrypted, under a number that stays when they are corrected', async () => {
    const client = previewClient();
    const values = {
      name: '李四',
      mobile: '13900000009',
      session: 'morning',
      education: 'bachelor',
      companions: 2,
    };
    const save = (sent: object) =>
      postSealed<RegistrationReceipt>(client, savePath, { formId: 'tmplrgister', values: sent });
    const first = await save(values);
    expect(first.body).toMatchObject({
      data: { receiptNumber: expect.stringMatching(/^YD\d{11}$/) },
    });
    const second = await save({ ...values, companions: 3 });
    expect(second.body).toEqual(first.body);
    const form = await client.data<RegistrationForm>(editPath, {
      query: { formId: 'tmplrgister' },
    });
    expect(form.values).toMatchObject({ companions: 3 });
  });

  it('name the fields that are wrong', async () => {
    const values = {
      name: '李'.repeat(51),
      mobile: '1',
      session: 'night',
      companions: 9,
      remark: '',
    };
    const { status, body } = await postSealed(previewClient(), savePath, {
      formId: 'tmplrgister',
      values,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fieldErrors: ['name', 'mobile', 'session', 'education', 'companions'].map((field) => ({
        field,
      })),
    });
  });
});
