/** @ownModules Each case loads the wire anew, with other settings. */
import { momentField } from '@/request/wire';
import { wire as asInContract } from '../../config/wire';
import { document } from '../contract/document';
import { wireWith } from '../helpers/wireWith';

const success = (data: unknown) => ({ success: true, data });

describe('as in the contract', () => {
  const { fromWire, toWire } = wireWith({});

  it('leaves everything as it is', () => {
    const page = { list: [{ closesAt: '2026-12-05T18:00:00+08:00' }], total: 1, current: 1 };
    expect(fromWire(success(page))).toEqual(success(page));
    expect(toWire({ current: 2, recruitType: ['social'] })).toEqual({
      current: 2,
      recruitType: ['social'],
    });
  });
});

describe('a server that counts pages from 0', () => {
  const { fromWire, toWire } = wireWith({ firstPage: 0 });

  it('is asked for page 0 where the first one is meant, and its answer is page 1', () => {
    expect(toWire({ current: 1, pageSize: 20 })).toEqual({ current: 0, pageSize: 20 });
    const answer = { list: [], total: 40, current: 0, pageSize: 20 };
    expect(fromWire(success(answer))).toEqual(success({ ...answer, current: 1 }));
  });

  it('keeps a number of that name outside a page', () => {
    expect(fromWire(success({ current: 0 }))).toEqual(success({ current: 0 }));
  });

  it('counts under its own name too', () => {
    const paging = { current: 'pageNo', pageSize: 'size', list: 'content', total: 'totalElements' };
    const { fromWire: read, toWire: write } = wireWith({ firstPage: 0, paging });
    expect(write({ current: 3, pageSize: 20 })).toEqual({ pageNo: 2, size: 20 });
    expect(read(success({ content: [], totalElements: 0, pageNo: 2, size: 20 }))).toEqual(
      success({ list: [], total: 0, current: 3, pageSize: 20 }),
    );
  });
});

describe.each([
  ['ms', 1_780_653_600_000],
  ['s', 1_780_653_600],
] as const)('a server that writes moments as numbers (%s)', (times, number) => {
  const { fromWire, toWire } = wireWith({ times });

  it('is read and written', () => {
    const iso = new Date(1_780_653_600_000).toISOString();
    expect(
      fromWire(success({ closesAt: number, headcount: 2, keyDates: [{ at: number }] })),
    ).toEqual(success({ closesAt: iso, headcount: 2, keyDates: [{ at: iso }] }));
    expect(toWire({ dueAt: iso, day: '2026-06-05' })).toEqual({ dueAt: number, day: '2026-06-05' });
    expect(toWire({ dueAt: '2026-06-05T18:00:00+08:00' })).toEqual({ dueAt: number });
  });
});

describe('a server in snake_case', () => {
  const { fromWire, toWire } = wireWith({ names: 'snake_case' });

  it('is read: envelope, page and fields', () => {
    const body = {
      success: true,
      error_code: undefined,
      data: { list: [{ recruit_type: 'social', major_codes: ['0809'] }], total: 1, page_size: 20 },
    };
    expect(fromWire(body)).toMatchObject({
      success: true,
      data: { list: [{ recruitType: 'social', majorCodes: ['0809'] }], total: 1, pageSize: 20 },
    });
    expect(fromWire({ success: false, error_code: 'NOT_FOUND', error_message: '无' })).toEqual({
      success: false,
      errorCode: 'NOT_FOUND',
      errorMessage: '无',
    });
  });

  it('gets its own names for parameters and bodies', () => {
    expect(toWire({ recruitType: ['social'], pageSize: 20 })).toEqual({
      recruit_type: ['social'],
      page_size: 20,
    });
    expect(toWire({ notificationIds: ['n1'], reschedule: { reason: '出差' } })).toEqual({
      notification_ids: ['n1'],
      reschedule: { reason: '出差' },
    });
  });

  it('keeps the names that the server has given the fields of a form', () => {
    const values = { nightWork: 'n', first_day: '2027-03-15' };
    expect(toWire({ applyId: 'a1', values })).toEqual({ apply_id: 'a1', values });
    expect(fromWire(success({ apply_id: 'a1', values }))).toEqual(
      success({ applyId: 'a1', values }),
    );
  });

  it('takes a name of the tables as it stands', () => {
    const paging = { ...asInContract.paging, pageSize: 'pageLimit' };
    const { toWire: write } = wireWith({ names: 'snake_case', paging });
    expect(write({ pageSize: 20, sortBy: 'x' })).toEqual({ pageLimit: 20, sort_by: 'x' });
  });

  it('leaves a form with a file alone', () => {
    const form = new FormData();
    expect(toWire(form)).toBe(form);
  });
});

describe('a server with another envelope', () => {
  const { envelope } = asInContract;
  const { fromWire } = wireWith({ envelope: { ...envelope, data: 'result', errorCode: 'code' } });

  it('is read by its own names', () => {
    expect(fromWire({ success: true, result: { id: 'p1' } })).toEqual(success({ id: 'p1' }));
    expect(fromWire({ success: false, code: 'NOT_FOUND' })).toEqual({
      success: false,
      errorCode: 'NOT_FOUND',
    });
  });
});

it('a server with numbers for errors: each has the word of the contract, others stay', () => {
  const { fromWire } = wireWith({ errorCodes: { 40401: 'NOT_FOUND' } });
  expect(fromWire({ success: false, errorCode: 40401 })).toMatchObject({ errorCode: 'NOT_FOUND' });
  expect(fromWire({ success: false, errorCode: 40402 })).toMatchObject({ errorCode: 40402 });
});

it('a server with its own writing of moments: read and written by two functions', () => {
  const { fromWire, toWire } = wireWith({
    times: {
      read: (text) => text.replace(/^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d)$/, '$1-$2-$3T$4:00+08:00'),
      write: (text) => text.replace(/^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d).*$/, '$1/$2/$3 $4'),
    },
  });
  const ours = { closesAt: '2026-12-05T18:00:00+08:00', name: '工程师' };
  const theirs = { closesAt: '2026/12/05 18:00', name: '工程师' };
  expect(fromWire(success(theirs))).toEqual(success(ours));
  expect(toWire(ours)).toEqual(theirs);
});

it('a call that stands elsewhere has the method and the path of the server', () => {
  const path = '/usercenter/rest/applicationdelivery/{deliveryId}';
  const { placeOf } = wireWith({ calls: { [`post ${path}`]: `delete ${path}/own` } });
  expect(placeOf('POST', path)).toEqual({ method: 'delete', path: `${path}/own` });
  expect(placeOf('GET', path)).toEqual({ method: 'GET', path });
});

interface Schema {
  type?: unknown;
  format?: unknown;
  properties?: Record<string, Schema>;
}

/** Every field that an object of the contract names. */
function fieldsIn(node: unknown): [string, Schema][] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties } = node as Schema;
  const own = typeof properties === 'object' ? Object.entries(properties) : [];
  return [...own, ...Object.values(node).flatMap(fieldsIn)];
}

describe('the names of the contract', () => {
  const fields = fieldsIn(document);
  const { toWire, fromWire } = wireWith({ names: 'snake_case' });

  it('tell moments from other numbers', () => {
    const moments = fields.filter(([, { format }]) => format === 'date-time');
    const numbers = fields.filter(([, { type }]) => type === 'integer' || type === 'number');
    expect(moments.length).toBeGreaterThan(20);
    expect(moments.filter(([name]) => !momentField.test(name))).toEqual([]);
    expect(numbers.filter(([name]) => momentField.test(name))).toEqual([]);
  });

  it('come back from snake_case as they were', () => {
    const parameters = Object.values(document.components.parameters);
    const names = [...fields.map(([name]) => name), ...parameters.map(({ name }) => name)];
    const own = Object.fromEntries(
      names.filter((name) => /^[a-z]\w*$/.test(name)).map((name) => [name, 1]),
    );
    expect(fromWire(success(toWire(own)))).toEqual(success(own));
  });
});
