/** What an answer says, read without a call (spec §7; contract: Envelope). Success and tokens: calls, errorCatalogue, rotation. */
import type { AxiosResponse } from '@umijs/max';
import { infoOf, isExpected, plainMessageOf, readBody } from '@/request/answer';

const json = 'application/json';

function answer(more: {
  data?: unknown;
  headers?: object;
  config?: object;
  type?: string;
}): AxiosResponse<unknown> {
  const { data, headers = {}, config = {}, type = json } = more;
  const all = { 'Content-Type': type, ...headers };
  return { data, status: 200, statusText: '', headers: all, config } as AxiosResponse<unknown>;
}

describe('the body', () => {
  const envelope = { success: true, data: 1 };
  const blob = (text: string, type: string) => answer({ data: new Blob([text]), type });

  test.each([
    ['as it is', answer({ data: envelope }), envelope],
    ['no envelope', answer({ data: 'words' }), 'words'],
    ['JSON in place of a file', blob(JSON.stringify(envelope), json), envelope],
    [
      'JSON with its charset',
      blob(JSON.stringify(envelope), `${json.toUpperCase()} ; charset=utf-8`),
      envelope,
    ],
    ['what is called JSON and is none', blob('{"success"', json), '{"success"'],
    ['a file of another kind', blob('{"success":true}', 'text/plain'), '{"success":true}'],
  ])('%s', async (_what, response, expected) => {
    expect(await readBody(response)).toEqual(expected);
  });

  test('has no letter with endless marks, whichever way it came', async () => {
    const data = `a${'\u0301'.repeat(20)}`;
    const cut = `a${'\u0301'.repeat(8)}`;
    expect(await readBody(answer({ data: { success: true, data } }))).toEqual({
      success: true,
      data: cut,
    });
    expect(await readBody(blob(JSON.stringify({ data }), json))).toEqual({ data: cut });
  });

  test('has no field that is null inside its data, whichever way it came', async () => {
    const body = {
      success: true,
      errorCode: null,
      data: { a: null, b: [null, { c: null }, null], d: 0, page: { list: null, total: 0 } },
    };
    const clean = {
      success: true,
      errorCode: null,
      data: { b: [{}], d: 0, page: { list: [], total: 0 } },
    };
    expect(await readBody(answer({ data: JSON.parse(JSON.stringify(body)) }))).toEqual(clean);
    expect(await readBody(blob(JSON.stringify(body), json))).toEqual(clean);
    expect(await readBody(answer({ data: { success: true, data: null } }))).toEqual({
      success: true,
      data: null,
    });
  });

  test('of an undocumented kind is the text, and may be a file', async () => {
    const response = answer({
      data: new Blob(['{"success":false}']),
      headers: { 'Content-Type': undefined },
      config: { responseType: 'blob' },
    });
    expect(await readBody(response)).toBe('{"success":false}');
    expect(await isExpected(response, 'text')).toBe(true);
  });

  test('that cannot be read is the browser’s error', async () => {
    jest.spyOn(FileReader.prototype, 'readAsText').mockImplementation(function fail(
      this: FileReader,
    ) {
      Object.defineProperty(this, 'error', { value: new Error('gone') });
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    });
    await expect(readBody(blob('x', json))).rejects.toThrow('gone');
  });
});

describe('what was asked for', () => {
  test.each<[string, string, unknown, boolean]>([
    ['any bytes', 'application/pdf', '%PDF', true],
    ['an envelope with success', json, { success: true }, true],
    ['an envelope without', json, { success: false }, false],
    ['a failure as frameworks send it', json, { code: 500, message: 'x' }, false],
    ['a failure with its own code', json, { errorCode: 'E', errorMessage: 'x' }, false],
    ['a code without words', json, { code: 500 }, true],
    ['words without a code', json, { message: 'x' }, true],
    ['a page', 'text/html', '<p>', false],
    ['a page with its charset', 'text/html; charset=utf-8', '<p>', false],
  ])('a call for a file that gets %s', async (_what, type, body, expected) => {
    expect(await isExpected(answer({ config: { responseType: 'blob' }, type }), body)).toBe(
      expected,
    );
  });
});

describe('what a failure says', () => {
  test('each part in its place', () => {
    const fieldErrors = [{ field: 'a.b', message: 'x' }];
    const body = {
      errorCode: 'E1',
      errorMessage: 'words',
      messages: ['one', 'other'],
      showType: 4,
      fieldErrors,
      data: { left: 2 },
    };
    expect(infoOf(body)).toEqual(body);
  });

  test.each<[string, object, object]>([
    ['a number as a code', { errorCode: 12 }, { errorCode: '12' }],
    ['a blank code', { errorCode: ' ' }, {}],
    ['`message` in place of words', { message: 'm' }, { errorMessage: 'm' }],
    ['words before `message`', { errorMessage: 'w', message: 'm' }, { errorMessage: 'w' }],
    ['blank words', { errorMessage: ' ', message: 'm' }, { errorMessage: 'm' }],
    ['words that are none', { errorMessage: 7 }, {}],
    ['digits as a show type', { showType: '12' }, { showType: 12 }],
    ['no digits as a show type', { showType: '1x' }, {}],
    ['digits behind others', { showType: 'x1' }, {}],
    ['nothing as a show type', { showType: '' }, {}],
    ['messages, but not what is none', { messages: ['a', 1, ' ', 'b'] }, { messages: ['a', 'b'] }],
    ['no message at all', { messages: [1, ''] }, {}],
    ['a message that is no list', { messages: 'a' }, {}],
    [
      'faults of fields, but not what is none',
      { fieldErrors: [{ field: 'a', message: 'x' }, { field: 'b' }, { message: 'x' }, 'c', null] },
      { fieldErrors: [{ field: 'a', message: 'x' }] },
    ],
    ['faults that are no list', { fieldErrors: { field: 'a', message: 'x' } }, {}],
  ])('%s', (_what, body, expected) => {
    expect(infoOf(body)).toEqual(expected);
  });

  test.each([['text'], [null], [undefined], [[{ errorCode: 'E' }]]])('nothing in %j', (body) => {
    expect(infoOf(body)).toEqual({});
  });
});

test.each([
  [' busy ', 'busy'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), ''],
  ['<p>busy</p>', ''],
  ['busy <b>', ''],
  ['{"success"', ''],
  ['  [1', ''],
  ['"busy', ''],
  ['busy {1}', 'busy {1}'],
  ['', ''],
  [undefined, ''],
  [{ message: 'x' }, ''],
])('the message of the body %j is %j', (body, expected) => {
  expect(plainMessageOf(body)).toBe(expected);
});
