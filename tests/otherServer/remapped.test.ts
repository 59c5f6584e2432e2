/** @ownModules Each test loads the edited portal anew. */
/**
 * Each decision about the wire stands in one place: after one edit in one file the main job passes before a server that
 * decided otherwise, and before the edit it does not (docs/going-live.md).
 */
import { createDecipheriv } from 'node:crypto';
import { type Edit, editPortal } from './edited';
import { connectOther } from './inProcess';
import { password } from './server/accounts';
import { asInContract, type Dialect } from './server/dialect';

const portal = {
  start: (): typeof import('@/session/actions/start') => require('@/session/actions/start'),
  login: (): typeof import('@/session/actions/login') => require('@/session/actions/login'),
  recruitment: (): typeof import('@/services/recruitment') => require('@/services/recruitment'),
  captcha: (): typeof import('@/services/captcha') => require('@/services/captcha'),
  delivery: (): typeof import('@/services/delivery') => require('@/services/delivery'),
  wizard: (): typeof import('@/services/wizard') => require('@/services/wizard'),
  resume: (): typeof import('@/services/resume') => require('@/services/resume'),
};

const skip = { skipErrorHandler: true };
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+(?:Z|[+-]\d\d:\d\d)$/;
const answers = { nightWork: 'n', firstDay: '2027-03-15', motive: '愿意长期服务' };

/** Finds a position on the second page, signs in, applies, sees the delivery and the résumé, withdraws. */
async function mainJob(dialect: Dialect): Promise<void> {
  const line = connectOther(dialect);
  const { searchPositions, getPosition } = portal.recruitment();
  const { openDelivery, searchDeliveries, deleteDelivery } = portal.delivery();
  const { getWizardPage, saveWizardPage, submitApplication } = portal.wizard();

  expect(await portal.start().startSession()).toEqual({ status: 'ready', user: undefined });
  const page = await searchPositions({ sort: 'newest', current: 2, pageSize: 20 }, skip);
  expect(page).toMatchObject({ total: 24, current: 2, pageSize: 20 });
  expect(page.list).toHaveLength(4);
  const position = await getPosition(page.list[3]?.id ?? '', skip);
  expect(position.closesAt).toMatch(isoTime);
  await expect(getPosition('nowhere', skip)).rejects.toMatchObject({
    info: { errorCode: '40401', errorMessage: '没有这个岗位' },
  });

  await portal.captcha().getCaptcha('login', 'r1', skip);
  const input = { loginName: 'seeker-1', password, captcha: line.captcha(), random: 'r1' };
  const user = await portal.login().login({ domain: 'portal', ...input }, skip);
  expect(user.name).toBe('乔野');

  const { applyId } = await openDelivery({ kind: 'position', targetId: position.id }, skip);
  const { version } = await getWizardPage(applyId, skip);
  await saveWizardPage({ applyId, step: 'extra', values: answers, version }, skip);
  const { delivery } = await submitApplication(applyId, { values: answers, declared: true }, skip);
  expect(delivery.createdAt).toMatch(isoTime);
  const sent = await searchDeliveries({ group: 'active', current: 1, pageSize: 20 }, skip);
  expect(sent.list.map(({ id, status }) => [id, status])).toEqual([[delivery.id, 'submitted']]);
  expect((await portal.resume().viewResume({}, skip)).basic.name).toBe('林知远');
  expect((await deleteDelivery(delivery.id, skip)).status).toBe('withdrawn');
  expect(line.refusals).toEqual([]);
}

const searchPath = '/portal/rest/careerrecruitment/search';
const local = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d)$/;

const decisions: [decision: string, edit: Edit, dialect: Partial<Dialect>][] = [
  [
    'a path',
    {
      file: 'config/wire.ts',
      from: 'calls: {},',
      to: `calls: { 'get ${searchPath}': 'get /jobs/find' },`,
    },
    {
      address: ({ id, method, path }) =>
        id === 'searchPositions' ? { method, path: '/jobs/find' } : { method, path },
    },
  ],
  [
    'a method',
    {
      file: 'config/wire.ts',
      from: 'calls: {},',
      to: `calls: { 'post /usercenter/rest/applicationdelivery/delete/{deliveryId}': 'delete /usercenter/rest/applicationdelivery/{deliveryId}' },`,
    },
    {
      address: ({ id, method, path }) =>
        id === 'deleteDelivery'
          ? { method: 'DELETE', path: path.replace('/delete/', '/') }
          : { method, path },
    },
  ],
  [
    'a read that is a POST',
    {
      file: 'config/wire.ts',
      from: 'calls: {},',
      to: `calls: { 'get ${searchPath}': 'post ${searchPath}' },`,
    },
    {
      address: ({ id, method, path }) => ({
        method: id === 'searchPositions' ? 'POST' : method,
        path,
      }),
    },
  ],
  [
    'the name of a header',
    { file: 'config/site.ts', from: "site: 'X-Site-Id'", to: "site: 'X-Portal'" },
    { headers: { ...asInContract.headers, site: 'x-portal' } },
  ],
  [
    'a field of the envelope',
    { file: 'config/wire.ts', from: "data: 'data'", to: "data: 'result'" },
    { envelope: { ...asInContract.envelope, data: 'result' } },
  ],
  [
    'the fields of paging',
    {
      file: 'config/wire.ts',
      from: "{ current: 'current', pageSize: 'pageSize', list: 'list', total: 'total' }",
      to: "{ current: 'pageNo', pageSize: 'limit', list: 'rows', total: 'count' }",
    },
    { paging: { current: 'pageNo', pageSize: 'limit', list: 'rows', total: 'count' } },
  ],
  [
    'the token’s place',
    {
      file: 'src/request/headers.ts',
      from: `  header: (key: string) => key,
  write: (value: string) => value,
  read: (text: string) => text,`,
      to: `  header: () => 'Authorization',
  write: (value: string) => \`Bearer \${value}\`,
  read: (text: string) => text.replace(/^Bearer /, ''),`,
    },
    {
      token: {
        ...asInContract.token,
        sent: ({ authorization }) => authorization?.replace(/^Bearer /, ''),
        given: (value) => ({ Authorization: `Bearer ${value}` }),
      },
    },
  ],
  [
    'the mode of AES',
    {
      file: 'src/session/actions/encryption.ts',
      from: '{ mode: ecb, padding: pkcs7 }',
      // CBC is what crypto-js does by itself.
      to: '{ iv: utf8.parse(fitKey(key)), padding: pkcs7 }',
    },
    {
      decrypt: (payload, key) => {
        const cipher = createDecipheriv('aes-128-cbc', key, key);
        return cipher.update(payload, 'base64', 'utf8') + cipher.final('utf8');
      },
    },
  ],
  [
    'the writing of times',
    {
      file: 'config/wire.ts',
      from: 'times: undefined,\n};',
      to: `times: {
        read: (text) => text.replace(/^(\\d{4})\\/(\\d\\d)\\/(\\d\\d) (\\d\\d:\\d\\d:\\d\\d)$/, '$1-$2-$3T$4+08:00'),
        write: (text) => text,
      },\n};`,
    },
    {
      time: {
        write: (iso) => iso.replace(/-/g, '/').replace('T', ' ').slice(0, 19),
        read: (text) => text.replace(local, '$1-$2-$3T$4+08:00'),
      },
    },
  ],
  [
    'moments as numbers',
    { file: 'config/wire.ts', from: 'times: undefined,\n};', to: "times: 'ms',\n};" },
    { time: { write: (iso) => Date.parse(iso), read: (text) => text } },
  ],
  [
    'the number of the first page',
    { file: 'config/wire.ts', from: 'firstPage: 1,', to: 'firstPage: 0,' },
    { firstPage: 0 },
  ],
  [
    'names in snake_case',
    { file: 'config/wire.ts', from: "names: 'camelCase',", to: "names: 'snake_case'," },
    { names: 'snake_case' },
  ],
];

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(undefined, '', '/');
});

it('does the main job before the server of the contract', async () => {
  editPortal(undefined);
  await mainJob(asInContract);
});

describe.each(decisions)('%s', (_decision, edit, otherwise) => {
  const dialect = { ...asInContract, ...otherwise };

  it('is followed by one edit in one file', async () => {
    editPortal(edit);
    await mainJob(dialect);
  });

  it('is not followed without it', async () => {
    editPortal(undefined);
    await expect(mainJob(dialect)).rejects.toThrow();
  });
});

it('gives the server’s numbers for errors the contract’s words by one edit', async () => {
  editPortal({
    file: 'config/wire.ts',
    from: 'errorCodes: {},',
    to: "errorCodes: { 40401: 'NOT_FOUND' },",
  });
  connectOther(asInContract);
  await portal.start().startSession();
  await expect(portal.recruitment().getPosition('nowhere', skip)).rejects.toMatchObject({
    info: { errorCode: 'NOT_FOUND' },
  });
});
