/** @jest-environment node */
import type { StaffState } from '../../../mock/_preview/staff/types';
import type { Delivery, PageOf, Position } from '../../../src/services/types';
import { type PreviewAnswer, type PreviewClient, previewClient } from '../../helpers/previewApp';
import { byId, inState } from '../candidate/applying';
import { callerAs } from '../candidate/caller';

/** The error code of an answer, undefined for a success. */
const errorCode = ({ body }: PreviewAnswer<unknown>): string | undefined =>
  body.success ? undefined : body.errorCode;

const stateOf = (client: PreviewClient) => client.data<StaffState>('/__preview/state');

interface Leaving {
  entries: Record<string, string | null>;
  drafts: string | null;
  to: string;
}

async function go(client: PreviewClient, query: Record<string, string>): Promise<Leaving> {
  const { status, text } = await client.call('/__preview/go', { query });
  expect(status).toBe(200);
  return JSON.parse(/id="go">(.*?)<\/script>/.exec(text)?.[1] ?? '{}');
}

describe('the console', () => {
  it('is a page that brings its own script, bundled once and kept by its tag', async () => {
    const client = previewClient();
    const { text } = await client.get('/__preview');
    expect(text).toContain('<script src="/__preview/console.js">');
    const script = await client.get('/__preview/console.js');
    expect([script.status, script.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect(script.text.includes('三种宽度并排')).toBe(true);
    const headers = { 'if-none-match': String(script.headers.etag) };
    const again = await client.call('/__preview/console.js', { headers });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('tells everything in words: no code of a state, and the persons by name', async () => {
    const { deliveries, personas, errors, accounts } = await stateOf(previewClient());
    const words = [
      ...deliveries.flatMap(({ state, targetState, owner, next }) => [
        state,
        targetState,
        owner,
        ...next.map(({ label }) => label),
      ]),
      ...personas.map(({ label }) => label),
      ...errors.flatMap((group) => group.errors.map(({ label }) => label)),
      ...accounts.flatMap(({ name, about }) => [name, about]),
    ];
    expect(words.filter((word) => !/^\p{Script=Han}/u.test(word))).toEqual([]);
    expect(deliveries.find(({ status }) => status === 'screening')?.next).toEqual([
      { value: 'screenPassed', label: '初审通过' },
      { value: 'screenFailed', label: '初审不通过' },
    ]);
  });

  it('sets the switches it names and leaves the others', async () => {
    const client = previewClient({ persona: 'newcomer', space: 'switching' });
    await client.post('/__preview/switch', { server: 'error2' });
    await client.post('/__preview/switch', { days: 7 });
    expect(Object.fromEntries(client.cookies)).toEqual({
      preview_persona: 'newcomer',
      preview_server: 'error2',
      preview_days: '7',
      preview_space: 'switching',
      preview_banner: '1',
    });
    await client.post('/__preview/switch', { persona: '', server: 'what', space: '', days: -3 });
    expect(Object.fromEntries(client.cookies)).toMatchObject({
      preview_server: 'normal',
      preview_days: '0',
      preview_space: 'default',
    });
    expect(client.cookies.has('preview_persona')).toBe(false);
  });

  it.each(['张三', 'a b', ';', 'a'.repeat(41)])(
    'refuses the data space %j and stays',
    async (space) => {
      const client = previewClient({ space: 'here' });
      const switched = await client.post('/__preview/switch', { space, server: 'slow' });
      expect([switched.status, errorCode(switched)]).toEqual([400, 'VALIDATION']);
      const opened = await client.call('/__preview/go', { query: { space, to: '/home' } });
      expect([opened.status, errorCode(opened)]).toEqual([400, 'VALIDATION']);
      expect(Object.fromEntries(client.cookies)).toEqual({ preview_space: 'here' });
    },
  );

  it('moves the day on to a year at most, and no further', async () => {
    const client = previewClient();
    await client.post('/__preview/switch', { days: 380 });
    expect(client.cookies.get('preview_days')).toBe('365');
  });
});

describe('an address of the console', () => {
  it('brings to the same person, server, day and screen, and leaves the former session', async () => {
    const client = previewClient({ persona: 'complete' });
    const to = '/user/deliveries?group=ended';
    const page = await go(client, { persona: 'deliveries', server: 'slow', days: '3', to });
    expect(page).toEqual({
      entries: { 'army-site-token': null, 'army-site-user': null, 'army-site-domain': null },
      drafts: 'army-site-drafts',
      to,
    });
    expect(Object.fromEntries(client.cookies)).toMatchObject({
      preview_persona: 'deliveries',
      preview_server: 'slow',
      preview_days: '3',
    });
    expect((await client.start()).body).toMatchObject({
      data: { user: { loginName: 'deliveries' } },
    });
  });

  it('leaves the session alone where the person is the same', async () => {
    const client = previewClient({ persona: 'complete' });
    const page = await go(client, { persona: 'complete', server: 'empty', to: '/home' });
    expect(page).toEqual({ entries: {}, drafts: null, to: '/home' });
  });

  it('signs in an account that is no persona, and a persona by its account', async () => {
    const client = previewClient({ persona: 'complete' });
    const page = await go(client, { account: 'candidate', to: '/usercenter' });
    expect(client.cookies.has('preview_persona')).toBe(false);
    client.token = JSON.parse(page.entries['army-site-token'] ?? '');
    expect(JSON.parse(page.entries['army-site-user'] ?? '')).toMatchObject({ name: '陈志远' });
    expect((await client.start()).body).toMatchObject({
      data: { user: { loginName: 'candidate' } },
    });
    await go(client, { account: 'censor', to: '/home' });
    expect(client.cookies.get('preview_persona')).toBe('reviewer');
    const none = await client.call('/__preview/go', { query: { account: 'nobody' } });
    expect(errorCode(none)).toBe('NOT_FOUND');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/..//evil.example/',
    'javascript:alert(1)',
    'home',
  ])('refuses to lead to %j', async (to) => {
    const client = previewClient();
    const answer = await client.call('/__preview/go', { query: { persona: 'complete', to } });
    expect([answer.status, errorCode(answer)]).toEqual([400, 'VALIDATION']);
    expect(client.cookies.has('preview_persona')).toBe(false);
  });

  it('cannot break out of its page', async () => {
    const { text } = await previewClient().call('/__preview/go', {
      query: { to: '/home?a=</script><script>alert(1)</script>' },
    });
    expect(text).not.toContain('<script>alert(1)');
  });
});

describe('the clock', () => {
  const search = '/pt/usercenter/rest/applicationdelivery/search';

  it('moved on makes positions, activities and deadlines older, not the data', async () => {
    const client = previewClient({ persona: 'deliveries' });
    const before = await stateOf(client);
    const own = () => client.data<PageOf<Delivery>>(search, { query: { pageSize: 100 } });
    const { list } = await own();
    client.cookies.set('preview_days', '30');
    const after = await stateOf(client);
    expect(Date.parse(after.now) - Date.parse(before.now)).toBeGreaterThan(29 * 86_400_000);
    const byId = (state: StaffState, id: string) => state.targets.find((one) => one.id === id);
    expect(byId(before, '200001')?.state).toBe('报名中');
    expect(byId(after, '200001')?.state).toBe('审核中，暂不接收投递');
    expect(byId(after, '200001')?.closesAt).toBe(byId(before, '200001')?.closesAt);
    expect(byId(after, '4001')?.state).toBe('已结束');
    expect((await own()).list.map(({ createdAt }) => createdAt)).toEqual(
      list.map(({ createdAt }) => createdAt),
    );
  });

  it('is told to the portal as the time of each answer', async () => {
    const client = previewClient();
    client.cookies.set('preview_days', '20');
    const { headers } = await client.get('/pt/portal/rest/careerrecruitment/search');
    const aheadMs = Date.parse(String(headers.date)) - Date.now();
    expect(Math.round(aheadMs / 86_400_000)).toBe(20);
  });
});

describe('a delivery that staff move', () => {
  it('goes along its lifecycle, and nowhere that the table does not allow', async () => {
    const caller = callerAs('deliveries');
    const { id } = await inState(caller, 'submitted');
    const path = `/__preview/deliveries/${id}`;
    const refused = await caller.client.post(path, { status: 'hired' });
    expect([refused.status, errorCode(refused)]).toEqual([409, 'NOT_ALLOWED']);
    await caller.client.post(path, { status: 'screening' });
    expect((await byId(caller, id)).status).toBe('screening');
  });

  it('goes anywhere by force, with what the state needs', async () => {
    const caller = callerAs('deliveries');
    const { id } = await inState(caller, 'submitted');
    await caller.client.post(`/__preview/deliveries/${id}`, { status: 'booked', force: true });
    const { status, appointment, nextAction } = await byId(caller, id);
    expect(status).toBe('booked');
    expect(appointment?.slotId).toBeTruthy();
    expect(nextAction).toMatchObject({ type: 'attend', dueAt: appointment?.startsAt });
  });
});

it('puts what is "sent" into the outbox: to, channel, code, at', async () => {
  const client = previewClient();
  const body = { target: 'a@b.cn', purpose: 'captcha' };
  await client.post('/pt/portal/rest/user/sendEmailCode', body);
  expect(JSON.parse((await client.get('/__preview/outbox')).text)).toEqual([
    {
      to: 'a@b.cn',
      channel: 'email',
      code: expect.stringMatching(/^\d{6}$/),
      text: expect.any(String),
      at: expect.stringMatching(/\+08:00$/),
    },
  ]);
});

describe('a state that staff choose', () => {
  it('holds for the position everywhere, until its dates have it back', async () => {
    const client = previewClient({ persona: 'complete' });
    const path = '/__preview/targets/200001';
    const view = () =>
      client
        .data<Position>('/pt/portal/rest/careerrecruitment/view/200001')
        .then((one) => one.state);
    expect(await view()).toBe('open');
    await client.post(path, { kind: 'position', state: 'cancelled' });
    expect(await view()).toBe('cancelled');
    expect((await stateOf(client)).targets.find(({ id }) => id === '200001')).toMatchObject({
      state: '已取消',
      chosen: 'cancelled',
    });
    await client.post(path, { kind: 'position', state: '' });
    expect(await view()).toBe('open');
  });

  it('is one of those that exist, of something that exists', async () => {
    const client = previewClient();
    const refused = await client.post('/__preview/targets/200001', { state: 'enrolling' });
    expect(errorCode(refused)).toBe('VALIDATION');
    const unknown = await client.post('/__preview/targets/1', { state: 'closed' });
    expect(errorCode(unknown)).toBe('NOT_FOUND');
  });
});

describe('the portal of staff', () => {
  it('is told of what is switched on', async () => {
    const client = previewClient({ persona: 'complete', server: 'slow' });
    client.cookies.set('preview_days', '7');
    const { text } = await client.get('/__preview/portal.js');
    expect(text).toContain('"words":["简历完整的求职者","响应缓慢","日期往后 7 天"]');
    const { text: plain } = await previewClient().get('/__preview/portal.js');
    expect(plain).toContain('"words":[]');
  });

  it.each([
    '/',
    '/home',
    '/notice/%E5%8A%9E/list',
    '/recruitmentview/1/list/%2Fsearch%3Fa',
    '/%',
    '/%ff',
    '/%c0%ae',
    '/%u0041',
    '/searchPosition/%E0%A4%A',
  ])('leaves the page at %s to the server of pages', async (path) => {
    const client = previewClient();
    client.cookies.set('preview_banner', '1');
    expect((await client.get(path)).status).toBe(404);
  });
});
