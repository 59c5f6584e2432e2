/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContract } from '../../tools/contract-check/check/document';
import { judgeAnswer } from '../../tools/contract-check/check/judge';
import { Known } from '../../tools/contract-check/check/known';
import { NotChecked } from '../../tools/contract-check/check/notChecked';
import { judgePage, pageQuery } from '../../tools/contract-check/check/paging';
import { schemaJudge } from '../../tools/contract-check/check/schema';
import type { Step, Wanted } from '../../tools/contract-check/check/step';
import type { Answer } from '../../tools/contract-check/check/transport';

const document = readContract(readFileSync(join(__dirname, '../../config/openapi.yaml'), 'utf8'));
const schemas = schemaJudge(document);
const counts = { success: true, data: { social: 1, campus: 2, intern: 3, headcount: 9 } };

function answerOf(body: string | object, status = 200, type = 'application/json'): Answer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = new Headers({ 'content-type': type });
  return { outcome: 'answered', status, headers, bytes: Buffer.from(text), ms: 1 };
}

function kindsIn(answer: Answer, refused?: Wanted, call = 'getPositionCounts'): string[] {
  const operation = document.operations.find(({ id }) => id === call);
  if (!operation) throw new Error(`The contract has no call ${call}`);
  const step: Step = { call, name: 'as asked', by: 'visitor', refused };
  const known = new Known();
  const judged = judgeAnswer({ step, refused, operation, answer, sent: {}, known, schemas });
  return judged.found.map(({ kind }) => kind);
}

const failure = (more: object = {}) => ({
  success: false,
  errorCode: 'NOT_FOUND',
  errorMessage: '没有找到',
  ...more,
});

it.each<[string, Answer, string[]]>([
  ['a success', answerOf(counts), []],
  ['another status', answerOf(counts, 201), ['status-not-200']],
  ['another media type', answerOf(counts, 200, 'text/html'), ['media-not-json']],
  ['another character set', answerOf(counts, 200, 'application/json;charset=GBK'), ['charset']],
  ['no body', answerOf(''), ['body-empty']],
  ['a page', answerOf('<html></html>', 200, 'text/html'), ['body-is-page']],
  ['half a body', answerOf('{"success":tr'), ['body-not-json']],
  ['data without envelope', answerOf(counts.data), ['envelope-missing']],
  ['a success in words', answerOf({ ...counts, success: 'true' }), ['success-not-boolean']],
  ['a path nobody serves', answerOf('<html></html>', 404, 'text/html'), ['path-unknown']],
  ['the same as JSON', answerOf({ status: 404, error: 'Not Found' }, 404), ['path-unknown']],
  ['another method', answerOf('', 405), ['method-refused']],
  ['a redirect', answerOf('', 302), ['redirected']],
  ['a refusal', answerOf(failure()), ['refused']],
  ['a refused token', answerOf(failure(), 412), ['token-refused']],
  ['a fault of the server', answerOf(failure(), 500), ['server-error']],
  ['a fault without envelope', answerOf('', 502), ['error-no-envelope']],
  ['no connection', { ...answerOf(''), outcome: 'closed' }, ['no-answer']],
  ['no answer in time', { ...answerOf(''), outcome: 'timeout' }, ['timeout']],
])('a right call with %s', (_what, answer, expected) => {
  expect(kindsIn(answer)).toEqual(expected);
});

const notFound: Wanted = { codes: ['NOT_FOUND'] };

it.each<[string, Answer, Wanted, string[]]>([
  ['the refusal that is due', answerOf(failure(), 404), notFound, []],
  ['the same at 200', answerOf(failure()), notFound, []],
  ['a success', answerOf(counts), notFound, ['wrong-input-accepted']],
  ['another code', answerOf(failure({ errorCode: 'VALIDATION' })), notFound, ['error-code-other']],
  ['a code of its own', answerOf(failure({ errorCode: 'E1' })), notFound, ['error-code-unknown']],
  ['no code', answerOf(failure({ errorCode: undefined })), notFound, ['error-code-missing']],
  ['no words', answerOf(failure({ errorMessage: '' })), notFound, ['error-message-missing']],
  [
    'words under another name',
    answerOf(failure({ errorMessage: undefined, msg: '没有找到' })),
    notFound,
    ['error-message-renamed'],
  ],
  [
    'a list of messages alone',
    answerOf(failure({ errorMessage: undefined, messages: ['无'] })),
    notFound,
    [],
  ],
  [
    'messages that are no list',
    answerOf(failure({ messages: '无' })),
    notFound,
    ['messages-not-list'],
  ],
  ['a show type in words', answerOf(failure({ showType: '2' })), notFound, ['show-type']],
  ['a page', answerOf('<html></html>', 404, 'text/html'), notFound, ['error-no-envelope']],
  [
    'no field named',
    answerOf(failure({ errorCode: 'VALIDATION' })),
    { codes: ['VALIDATION'], field: 'random' },
    ['field-errors-missing'],
  ],
  [
    'fields in another shape',
    answerOf(failure({ errorCode: 'VALIDATION', fieldErrors: {} })),
    { codes: ['VALIDATION'], field: 'random' },
    ['field-errors-shape'],
  ],
  [
    '403 for a visitor',
    answerOf(failure(), 403),
    { codes: [], status: 401 },
    ['unauthorised-status'],
  ],
  [
    '401 for a wrong password',
    answerOf(failure(), 401),
    { codes: [], status: 200 },
    ['login-status'],
  ],
  [
    'a code that says more',
    answerOf(failure({ errorCode: 'LOGIN_FAILED' })),
    { codes: ['CAPTCHA_WRONG'], instead: { LOGIN_FAILED: 'captcha-reused' } },
    ['captcha-reused'],
  ],
])('a wrong call with %s', (_what, answer, wanted, expected) => {
  expect(kindsIn(answer, wanted)).toEqual(expected);
});

it('a limit of attempts says nothing about the call: it is told as not checked, not as LOGIN_FAILED differing', () => {
  const limited = answerOf(failure({ errorCode: 'TOO_MANY_ATTEMPTS' }));
  const wanted: Wanted = { codes: ['LOGIN_FAILED'], status: 200 };
  expect(() => kindsIn(limited, wanted, 'submitLogin')).toThrow(NotChecked);
  expect(() => kindsIn(limited, undefined, 'sendMobileCode')).toThrow(NotChecked);
  // A call that has no such limit by the contract is refused like any other.
  expect(kindsIn(limited)).toEqual(['refused']);
});

it('a picture says what it is', () => {
  expect(kindsIn(answerOf('<svg/>', 200, 'image/svg+xml'), undefined, 'getCaptcha')).toEqual([]);
  expect(kindsIn(answerOf('<svg/>', 200, 'text/plain'), undefined, 'getCaptcha')).toEqual([
    'media-not-image',
  ]);
});

const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `n${index}` }));

it.each<[string, number | undefined, object, string[]]>([
  ['a full page', 1, { list: ids(5), total: 12, current: 1, pageSize: 5 }, []],
  ['the last page', 3, { list: ids(2), total: 12, current: 3, pageSize: 5 }, []],
  ['too many', 1, { list: ids(6), total: 12, current: 1, pageSize: 5 }, ['page-size-ignored']],
  ['another page', 2, { list: ids(5), total: 12, current: 1, pageSize: 5 }, ['page-echo']],
  [
    'a total of the page',
    2,
    { list: ids(5), total: 5, current: 2, pageSize: 5 },
    ['total-too-small'],
  ],
  [
    'the second page for the first',
    1,
    { list: ids(2), total: 7, current: 1, pageSize: 5 },
    ['page-from-zero'],
  ],
  ['nothing of something', 1, { list: [], total: 3, current: 1, pageSize: 5 }, ['page-from-zero']],
  ['a gap', 1, { list: ids(4), total: 12, current: 1, pageSize: 5 }, ['page-short']],
  [
    'an entry twice',
    1,
    { list: [...ids(4), { id: 'n0' }], total: 12, current: 1, pageSize: 5 },
    ['id-repeated'],
  ],
  ['nothing beyond the end', undefined, { list: [], total: 12, current: 99_999, pageSize: 5 }, []],
  [
    'something beyond the end',
    undefined,
    { list: ids(1), total: 12, current: 99_999, pageSize: 5 },
    ['page-beyond'],
  ],
])('a page with %s', (_what, current, data, expected) => {
  const sent = { query: pageQuery(current) };
  const found = judgePage({ data, sent, answer: answerOf(''), known: new Known() });
  expect(found.map(({ kind }) => kind)).toEqual(expected);
});
