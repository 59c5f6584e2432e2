import { isAnswerTo, loadShapes } from '@/services/answerShape';
import { errorsOfAnswer, type Operation, operations } from '../contract/document';

beforeAll(() => loadShapes('/usercenter'));

const other = [7, 'text', true, null, undefined, {}, [], [null], [7], [[]]];

const isAllowed = (operation: Operation, data: unknown) =>
  errorsOfAnswer(operation, { success: true, data }).length === 0;

/** Calls whose answer is JSON with data. */
const reading = operations.filter(
  (operation) =>
    operation.raw.responses['200']?.content?.['application/json'] && !isAllowed(operation, null),
);

test.each(reading.map((operation) => [operation.operationId, operation] as const))(
  '%s: what is no answer by its kind is told from one',
  (_id, operation) => {
    const { method, path } = operation;
    const taken = other.filter((data) => isAnswerTo(method, path, data));
    // Accepted is only what the contract allows too, such as an empty list.
    expect(taken.filter((data) => !isAllowed(operation, data))).toEqual([]);
    expect(other.length - taken.length).toBeGreaterThan(7);
  },
);

const search = (data: unknown) => isAnswerTo('get', '/portal/rest/careerrecruitment/search', data);
const position = { id: 'p1', name: '运维', majorCodes: [], source: ['1'] };
const page = { list: [position], total: 1, current: 1, pageSize: 20 };

describe('a page of positions', () => {
  it.each([
    ['as the contract says', page],
    ['empty', { ...page, list: [] }],
    [
      'with an id as a number, as some servers write it',
      { ...page, list: [{ ...position, id: 7 }] },
    ],
    ['with more than is known', { ...page, list: [{ ...position, more: {} }], more: [] }],
  ])('%s is an answer', (_what, data) => {
    expect(search(data)).toBe(true);
  });

  it.each([
    ['without a total', { ...page, total: undefined }],
    ['with a total that is no number', { ...page, total: '1' }],
    ['with a list that is a thing', { ...page, list: {} }],
    ['with nothing in its list', { ...page, list: [null] }],
    ['with empty things in its list', { ...page, list: [{}] }],
    ['with a position without its majors', { ...page, list: [{ ...position, majorCodes: null }] }],
    ['with a thing for a name', { ...page, list: [{ ...position, name: { zh: '运维' } }] }],
    ['with things among the majors', { ...page, list: [{ ...position, majorCodes: [{}] }] }],
  ])('%s is none', (_what, data) => {
    expect(search(data)).toBe(false);
  });
});

it('looks into trees, maps and things in things', () => {
  const regions = (data: unknown) =>
    isAnswerTo('get', '/portal/rest/profile/region/treejson', data);
  const leaf = { code: '37', name: '山东' };
  expect(regions([{ ...leaf, children: [leaf] }])).toBe(true);
  expect(regions([{ ...leaf, children: [{ ...leaf, children: 7 }] }])).toBe(false);
  const terms = (data: unknown) => isAnswerTo('get', '/termjson/terms', data);
  expect(terms({ education: [{ code: '1', label: '本科' }] })).toBe(true);
  expect(terms({ education: 7 })).toBe(false);
  const token = (data: unknown) => isAnswerTo('get', '/accesstoken/{domain}', data);
  expect(token({ token: { key: 'X', value: 'v' } })).toBe(true);
  expect(token({ token: 'v' })).toBe(false);
});

it('takes anything for a call that only says "done"', () => {
  expect(isAnswerTo('post', '/usercenter/rest/collect/career', { any: 1 })).toBe(true);
});
