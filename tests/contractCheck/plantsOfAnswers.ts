import {
  type Change,
  moved,
  page,
  put,
  type Row,
  raw,
  refusal,
  refusedWith,
  turn,
  type When,
  without,
} from './changes';
import type { Passing } from './proxy';

const type = (name: string): Partial<Passing> => ({ headers: { 'content-type': name } });

const isType =
  (name: string): When =>
  ({ headers }) =>
    headers['content-type'] === name;

/** The data without their envelope. */
const bare: Change = (answer) => {
  const { data } = JSON.parse(answer.body.toString('utf8'));
  return raw({ body: Buffer.from(JSON.stringify(data)) })(answer);
};

/** Plants of the kinds in tools/contract-check/check/kinds/answers.ts. */
export const answerPlants: Row[] = [
  ['no-answer', 'getPositionCounts', () => raw({ instead: 'close' })],
  ['timeout', 'getBanners', () => raw({ instead: 'silence' })],
  ['path-unknown', 'getPositionRegions', () => page(404)],
  ['method-refused', 'getCategoryTree', () => page(405)],
  ['redirected', 'listSchools', () => raw({ status: 302, headers: { location: '/login' } })],
  ['status-not-200', 'getPrivacyTexts', () => raw({ status: 201 })],
  ['server-error', 'listHotEnterprises', () => refusal(500, 'SERVER_ERROR')],
  ['refused', 'suggestEnterprises', () => refusal(200, 'VALIDATION')],
  // Not the call after one that brought a new token: its refusal would be laid to that token.
  ['token-refused', 'getRegisteredInfo', () => refusal(401, 'UNAUTHORISED')],
  ['unauthorised-status', 'getUserCenter', () => raw({ status: 403 }, refusedWith('UNAUTHORISED'))],
  ['login-status', 'submitLogin', () => raw({ status: 401 }, refusedWith('LOGIN_FAILED'))],
  ['media-not-json', 'getDbTerms', () => raw(type('text/plain'))],
  ['charset', 'getRegionTree', () => raw(type('application/json; charset=gbk'))],
  [
    'media-not-image',
    'getCaptcha',
    () => raw(type('application/octet-stream'), isType('image/svg+xml')),
  ],
  [
    'file-type-differs',
    'viewFile',
    () => raw(type('application/octet-stream'), isType('application/pdf')),
  ],
  ['file-bytes-differ', 'viewFile', () => raw({ body: Buffer.from('other') }, isType('image/png'))],
  ['public-picture-refused', 'viewFile', () => refusal(401, 'UNAUTHORISED', () => true)],
  ['body-is-page', 'listMajors', () => page(200)],
  ['body-not-json', 'viewActivity', () => raw({ body: Buffer.from('{"success":true,"da') })],
  ['body-empty', 'getResumeTemplates', () => raw({ body: Buffer.alloc(0) })],
  ['envelope-missing', 'listAllEnterprises', () => bare],
  ['success-not-boolean', 'getWizardPage', () => put('success', 'true')],
  ['data-missing', 'changeResumeTemplate', () => without('data')],
  ['data-renamed', 'getSsoAddresses', () => moved('data', 'result')],
  ['data-kind', 'getRelatedPositions', () => turn('data', (list) => ({ list }))],
  ['envelope-unknown-field', 'getPosition', () => put('code', 0)],
];
