/** What the other server is: strict, by the contract alone, and never kind (tests/otherServer/server). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { faultsOfAnswer, operations } from '../contract/document';
import { otherClient } from './client';
import { readYaml } from './server/yaml';

const career = '/portal/rest/careerrecruitment';
const wizard = '/usercenter/rest/wizard';
const delivery = '/usercenter/rest/applicationdelivery';
const answers = { nightWork: 'n', firstDay: '2027-03-15', motive: '愿意长期服务' };

it('reads the contract as any reader of YAML does', () => {
  const source = readFileSync(join(__dirname, '../../config/openapi.yaml'), 'utf8');
  expect(readYaml(source)).toEqual(parse(source));
});

/** Goes through the main job; returns each call's name with its envelope. */
async function mainJob() {
  const { get, post, signIn } = otherClient();
  const said: [string, object][] = [];
  const note = async (name: string, envelope: Promise<{ success: boolean; data: object }>) => {
    const { success, data } = await envelope;
    said.push([name, { success, data }]);
    return data as Record<string, unknown>;
  };
  await note('getTokenAndUser', get('/accesstoken/user/portal'));
  await note('searchPositions', get(`${career}/search?keyword=${encodeURIComponent('软件')}`));
  await note('getSearchConditions', get(`${career}/searchconditions?scope=all`));
  await note('getPosition', get(`${career}/view/pos-123`));
  await note('getLoginDomain', get('/ams/passport/portal/domain'));
  await note('submitLogin', signIn());
  await note('getTerms', get('/termjson/terms'));
  await note('viewResume', get('/usercenter/rest/resume/view'));
  const target = { kind: 'position', targetId: 'pos-123' };
  const { applyId, deliveryId } = await note('openDelivery', post(`${delivery}/open`, target));
  const step = (name: string, version: number, values: object) =>
    post(`${wizard}/page`, { applyId, step: name, values, version });
  await note('getWizardPage', get(`${wizard}/page?applyId=${applyId}`));
  await note('saveWizardPage', step('target', 1, {}));
  // The second saving finds the session over.
  const { status, errorCode } = await step('resume', 2, {});
  expect([status, errorCode]).toEqual([412, 41201]);
  await get('/accesstoken/user/portal', { headers: { 'x-army-ticket': undefined } });
  await signIn();
  await note('saveWizardPage', step('extra', 2, answers));
  const send = { values: answers, declared: true };
  await note('submitApplication', post(`${wizard}/apply/${applyId}`, send));
  await note('searchDeliveries', get(`${delivery}/search?group=active`));
  await note('deleteDelivery', post(`${delivery}/delete/${deliveryId}`));
  await note('submitLogout', post('/ams/passport/portal/logout'));
  return said;
}

it('serves the main job as the contract says', async () => {
  const said = await mainJob();
  expect(said.map(([name]) => name)).toHaveLength(16);
  const faults = said.flatMap(([name, envelope]) => {
    const operation = operations.find(({ operationId }) => operationId === name);
    if (!operation) return [`no call ${name}`];
    const isSuccess = 'success' in envelope && envelope.success === true;
    return isSuccess
      ? faultsOfAnswer(operation, envelope)
      : [`${name} ${JSON.stringify(envelope)}`];
  });
  expect(faults).toEqual([]);
});

it.each([
  ['x-requested-with', 400],
  ['x-site-id', 400],
  ['x-domain', 400],
  ['x-army-ticket', 401],
])('refuses a call without %s', async (name, status) => {
  const { get } = otherClient();
  await get('/accesstoken/user/portal');
  const answer = await get(`${career}/view/pos-123`, { headers: { [name]: undefined } });
  expect(answer).toMatchObject({ status, success: false, errorCode: expect.any(Number) });
});

it.each([
  ['a parameter that is not in the contract', 'GET', `${career}/search?colour=red`],
  ['page 0', 'GET', `${career}/search?current=0&pageSize=20`],
  ['a required parameter left out', 'GET', `${career}/related`],
  ['a body where none is due', 'POST', '/ams/passport/portal/logout'],
  ['a body without a required field', 'POST', `${delivery}/open`],
])('refuses %s', async (_what, method, path) => {
  const { get, post, signIn } = otherClient();
  await signIn();
  const answer = method === 'GET' ? get(path) : post(path, { kind: 'position' });
  expect(await answer).toMatchObject({ status: 400, success: false, errorCode: 40001 });
});

it('gives the next value of the token with every answer, and refuses one older than the newest used', async () => {
  const { get, tokens } = otherClient();
  await get('/accesstoken/user/portal');
  await get('/termjson/terms');
  await get('/termjson/dbterms');
  const [first, second] = tokens;
  expect(new Set(tokens).size).toBe(3);
  const again = (value?: string) => get('/termjson/terms', { headers: { 'x-army-ticket': value } });
  expect((await again(second)).status).toBe(200);
  expect((await again(first)).status).toBe(412);
});

it('takes a captcha once, and says why by number', async () => {
  const { signIn } = otherClient();
  expect(await signIn('seeker-1', 'WRONG')).toMatchObject({ status: 200, errorCode: 42002 });
  expect(await signIn('nobody')).toMatchObject({ status: 200, errorCode: 42001 });
  expect(await signIn()).toMatchObject({ success: true, data: { user: { name: '乔野' } } });
});

it('drops connections by turns before and after the work', async () => {
  const { get, send, tokens } = otherClient({ dropEvery: 3 });
  await get('/accesstoken/user/portal');
  await get('/termjson/terms');
  expect(await send('GET', '/termjson/terms')).toBeUndefined();
  await get('/termjson/terms');
  await get('/termjson/terms');
  expect(await send('GET', '/termjson/terms')).toBeUndefined();
  expect((await get('/termjson/terms')).success).toBe(true);
  expect(tokens).toHaveLength(5);
});

it('lists in its own order where none is asked for', async () => {
  const { get } = otherClient();
  await get('/accesstoken/user/portal');
  const codesOf = async (query: string) => {
    const { data } = await get(`${career}/search${query}`);
    return (data.list as { code: string }[]).map(({ code }) => code);
  };
  const own = await codesOf('?current=1&pageSize=3');
  expect(own).toEqual(['YS-877', 'YS-878', 'YS-879']);
  expect(await codesOf('?current=2&pageSize=3')).toEqual(['YS-880', 'YS-881', 'YS-882']);
  expect(await codesOf('?sort=newest&pageSize=3')).toEqual(['YS-900', 'YS-899', 'YS-898']);
});
