import get from 'lodash/get';
import {
  asked,
  json,
  listOf,
  moved,
  nth,
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

const notFound = refusedWith('NOT_FOUND');
const invalid = refusedWith('VALIDATION');
const unauthorised = refusedWith('UNAUTHORISED');
const captchaWrong = refusedWith('CAPTCHA_WRONG');

const header = { success: true, data: { displayName: '某人', unread: 0 } };
const otherType = (type: unknown) => (type === 'jobFair' ? 'infoSession' : 'jobFair');

const isCollected: When = ({ url }, body) =>
  url.includes('ids=') && get(body, 'data.list.0.collected') === true;

const isPlain: When = ({ sent }) => sent.startsWith('{"payload":"{');

/** Plants of the kinds in tools/contract-check/check/kinds/rules.ts. */
export const rulePlants: Row[] = [
  [
    'array-parameter',
    'searchPositions',
    () =>
      turn(
        'data',
        (found) => ({ ...Object(found), total: 1, list: listOf(get(found, 'list')).slice(0, 1) }),
        asked('ids='),
      ),
  ],
  ['filter-ignored', 'searchActivities', () => turn('data.list.0.type', otherType, asked('type='))],
  [
    'sort-ignored',
    'searchPositions',
    () => put('data.list.4.publishedAt', '2099-01-01T09:00:00+08:00', asked('sort=newest')),
  ],
  [
    'keyword-unfound',
    'searchNotices',
    () => turn('data', (found) => ({ ...Object(found), list: [], total: 0 }), asked('keyword=')),
  ],
  ['id-differs', 'viewNotice', () => put('data.id', 'another')],
  ['totals-disagree', 'getSearchConditions', () => turn('data.total', (sum) => Number(sum) + 1)],
  ['path-encoding', 'getPosition', () => page(400, asked('%2F'))],
  [
    'wrong-input-accepted',
    'viewActivity',
    () => json(200, { success: true, data: null }, notFound),
  ],
  ['error-code-other', 'getRegistrationForm', () => refusal(400, 'VALIDATION', notFound)],
  ['error-code-unknown', 'viewNotice', () => put('errorCode', 'E404', notFound)],
  ['error-code-missing', 'getEnterpriseIntroduction', () => without('errorCode', notFound)],
  ['error-message-missing', 'getPosition', () => without('errorMessage', notFound)],
  ['error-message-renamed', 'viewResume', () => moved('errorMessage', 'message', notFound)],
  ['error-no-envelope', 'getAppointmentSlots', () => page(404, notFound)],
  ['field-errors-missing', 'getCaptcha', () => without('fieldErrors', invalid)],
  [
    'field-errors-shape',
    'saveResume',
    () => put('fieldErrors', { section: '没有这个部分' }, invalid),
  ],
  ['show-type', 'loginWithTicket', () => put('showType', '2', refusedWith('LOGIN_FAILED'))],
  ['messages-not-list', 'changeName', () => put('messages', '姓名太短', invalid)],
  ['recovery-data', 'saveResume', () => without('data', refusedWith('RESUME_CONFLICT'))],
  ['not-idempotent', 'openDelivery', () => put('data.deliveryId', 'another', nth(2))],
  [
    'version-not-grown',
    'saveWizardPage',
    () => turn('data.version', (_, { sent }) => JSON.parse(sent).version),
  ],
  ['write-not-seen', 'searchPositions', () => put('data.list.0.collected', false, isCollected)],
  ['token-unusable', 'getAccessToken', () => put('data.token.value', '令牌')],
  ['token-domain', 'getAccessToken', () => put('data.token.domain', 'censor')],
  ['token-header-unusable', 'getCategoryTree', () => raw({ headers: { 'x-access-token': '' } })],
  ['token-header-renamed', 'getDbTerms', () => raw({ headers: { 'x-new-token': 'abc' } })],
  ['token-rotated-refused', 'getBanners', () => raw({ headers: { 'x-access-token': 'another' } })],
  [
    'session-user-missing',
    'getTokenAndUser',
    () => without('data.user', (_, body) => get(body, 'data.user') !== undefined),
  ],
  ['user-call-open', 'getPassportHeader', () => json(200, header, unauthorised)],
  // The first is that of a visitor, the second that of the closed account.
  ['token-after-logout', 'getPassportHeader', () => json(200, header, nth(3, unauthorised))],
  // The first two are of captchas that were never drawn.
  ['captcha-reused', 'submitLogin', () => refusal(200, 'LOGIN_FAILED', nth(3, captchaWrong))],
  [
    'captcha-ignored',
    'sendForgetMail',
    () => json(200, { success: true, data: { resendAfterS: 60 } }, captchaWrong),
  ],
  ['aes-key', 'getRegistRules', () => put('data.key', '密钥')],
  ['aes-payload', 'submitLogin', () => refusal(400, 'VALIDATION', asked('/portal/'))],
  ['aes-padding', 'submitLogin', () => refusal(400, 'VALIDATION', asked('/censor/'))],
  ['aes-plain-accepted', 'submitLogin', () => refusal(200, 'LOGIN_FAILED', isPlain)],
  ['sso-address', 'getSsoAddresses', () => put('data.loginUrl', '//elsewhere.example/login')],
];
