/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContract } from '../../tools/contract-check/check/document';
import { schemaJudge, type Terms } from '../../tools/contract-check/check/schema';

const document = readContract(readFileSync(join(__dirname, '../../config/openapi.yaml'), 'utf8'));
const terms: Terms = new Map([['education', new Set(['bachelor'])]]);
const judge = schemaJudge(document);

function schemaOf(call: string) {
  const schema = document.operations.find(({ id }) => id === call)?.schema;
  if (!schema) throw new Error(`The contract has no envelope of ${call}`);
  return schema;
}

const position = {
  id: 'p1',
  code: 'QL-1',
  name: '运维工程师',
  enterpriseId: 'e1',
  enterpriseName: '青岚集团',
  categoryCode: 'technical',
  recruitType: 'social',
  regionCode: '370100',
  regionName: '济南市',
  headcount: 2,
  education: 'bachelor',
  majorCodes: [],
  source: [],
  publishedAt: '2026-11-01T09:00:00+08:00',
  opensAt: '2026-11-05T09:00:00+08:00',
  closesAt: '2026-12-05T18:00:00+08:00',
  state: 'open',
  collected: false,
};

const related = (entry: object) =>
  judge
    .differences(schemaOf('getRelatedPositions'), { success: true, data: [entry] }, terms)
    .map(({ kind, where }) => `${kind} ${where}`);

it('finds nothing in an answer that is right', () => {
  expect(related(position)).toEqual([]);
});

it.each<[string, object, string[]]>([
  ['a missing field', { name: undefined }, ['field-missing data[].name']],
  ['a field that is null', { degree: null }, ['field-null data[].degree']],
  ['an unknown field', { salary: 1 }, ['field-unknown data[].salary']],
  [
    'a field under another spelling',
    { recruitType: undefined, recruit_type: 'social' },
    ['field-renamed data[].recruitType'],
  ],
  ['a number as text', { headcount: '2' }, ['number-as-text data[].headcount']],
  ['a text as number', { id: 7 }, ['text-as-number data[].id']],
  ['a boolean as number', { collected: 0 }, ['boolean-as-other data[].collected']],
  ['a list as text', { source: 'social' }, ['list-as-other data[].source']],
  ['an object in place of a text', { name: {} }, ['field-type data[].name']],
  ['a time as number', { opensAt: 1 }, ['time-as-number data[].opensAt']],
  ['a time without offset', { opensAt: '2026-11-05T09:00:00' }, ['time-format data[].opensAt']],
  ['a number below its least', { headcount: -1 }, ['number-range data[].headcount']],
  ['a value outside its enumeration', { state: 'paused' }, ['enum-unknown data[].state']],
  ['a code outside its terms', { education: 'none' }, ['term-unknown data[].education']],
  [
    'two at once',
    { headcount: '2', state: 'paused' },
    ['number-as-text data[].headcount', 'enum-unknown data[].state'],
  ],
])('finds %s and nothing else', (_what, change, expected) => {
  const entry = JSON.parse(JSON.stringify({ ...position, ...change }));
  expect(related(entry).sort()).toEqual([...expected].sort());
});

it.each<[string, object, string[]]>([
  ['no data', { success: true }, ['data-missing data']],
  ['data of another kind', { success: true, data: {} }, ['data-kind data']],
  [
    'an unknown field of the envelope',
    { success: true, data: [], code: 0 },
    ['envelope-unknown-field code'],
  ],
])('finds %s', (_what, body, expected) => {
  const found = judge.differences(schemaOf('getRelatedPositions'), body);
  expect(found.map(({ kind, where }) => `${kind} ${where}`)).toEqual(expected);
});

it.each([
  ['key', 'X Token'],
  ['value', '令牌'],
  ['value', 'a'.repeat(8001)],
])('finds a token that no header can carry by its %s', (name, text) => {
  const token = { key: 'X-Token', value: 'abc', [name]: text };
  const body = { success: true, data: { token } };
  const found = judge.differences(schemaOf('getAccessToken'), body);
  expect(found.map(({ kind, where }) => `${kind} ${where}`)).toEqual([
    `token-unusable data.token.${name}`,
  ]);
});

it('tells the fields of a page under a framework’s names as such, so that the advice is config/wire.ts', () => {
  const page = { records: [], totalElements: 0, current: 1, size: 20 };
  const found = judge.differences(schemaOf('searchNotices'), { success: true, data: page });
  expect(found.map(({ kind, where, got }) => `${kind} ${where} ${got}`)).toEqual([
    'paging-renamed data.list records',
    'paging-renamed data.total totalElements',
    'paging-renamed data.pageSize size',
  ]);
});

it('says once what holds for every entry', () => {
  const entry = { ...position, headcount: '2' };
  const body = { success: true, data: [entry, entry, entry] };
  expect(judge.differences(schemaOf('getRelatedPositions'), body)).toEqual([
    {
      kind: 'number-as-text',
      where: 'data[].headcount',
      expected: 'integer',
      got: '"2"',
    },
  ]);
});

it('says one thing of a value that fits no branch of a union', () => {
  const data = {
    counts: { deliveries: 0, collected: 0, unread: 0 },
    completeness: 0,
    todos: [{ type: 'unheard-of', title: '待办' }],
    closingSoon: [],
    calendar: [],
  };
  const found = judge.differences(schemaOf('getUserCenter'), { success: true, data });
  expect(found.map(({ kind, where }) => `${kind} ${where}`)).toEqual([
    'enum-unknown data.todos[].type',
  ]);
});
