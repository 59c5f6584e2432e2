/** The small parts of forms: paths, errors, trees, names, and what the device may keep. */
import { faultsAt, faultsOfServer } from '@/forms/faults';
import { controlId, dottedPath, pathOfField } from '@/forms/fieldSpec';
import { findNames } from '@/forms/lookup/nameSearch';
import { codePath, lastCode, optionsOf } from '@/forms/lookup/treeOptions';
import { storableValues, unstoredLabels } from '@/forms/storableValues';
import { codesOf, textOf } from '@/forms/values';
import { loadPinyin, type PinyinMatch } from '@/hooks/usePinyin';
import { BizError } from '@/request/failure';
import type { FieldSchema } from '@/services/types';

const field = (part: Partial<FieldSchema>): FieldSchema => ({
  name: 'x',
  label: 'X',
  type: 'text',
  required: false,
  ...part,
});

test('the path of a field, alone and in a row', () => {
  expect(pathOfField({ name: 'school' })).toEqual(['school']);
  expect(pathOfField({ name: ['a', 'b'] })).toEqual(['a', 'b']);
  expect(pathOfField({ name: 'school' }, ['education', 0])).toEqual(['education', 0, 'school']);
  expect(dottedPath(['education', 0, 'school'])).toBe('education.0.school');
  expect(controlId('resume', 'education.0.school')).toBe('resume_education_0_school');
  expect(controlId('resume', ['education', 0, 'school'])).toBe('resume_education_0_school');
});

test.each([
  [{ a: 1 }, 'given'],
  [[{ a: 1 }], 'given'],
  [[7], '7'],
  [false, 'false'],
  ['', ''],
])('the text of %j is %j', (value, expected) => {
  expect(textOf(value)).toBe(expected);
});

test.each([
  [
    ['a', 1, 'b', null],
    ['a', 'b'],
  ],
  ['a', ['a']],
  ['', []],
  [undefined, []],
  [7, []],
])('the codes of %j are %j', (value, expected) => {
  expect(codesOf(value)).toEqual(expected);
});

describe('errors', () => {
  const response = (body: unknown) =>
    new BizError({ data: body, status: 200, headers: {}, config: {} } as ConstructorParameters<
      typeof BizError
    >[0]);

  test('of the server stand at their fields, in its language', () => {
    const fieldErrors = [{ field: 'a.0.b', message: '错' }];
    expect(faultsOfServer(response({ success: false, fieldErrors }))).toEqual([
      { path: 'a.0.b', message: '错', lang: 'zh-CN' },
    ]);
    expect(faultsOfServer(response({ success: false }))).toEqual([]);
    expect(faultsOfServer(new Error('x'))).toEqual([]);
  });

  test('by path: the given ones first, each once, none without words', () => {
    const ofServer = { message: 'C', lang: 'zh-CN' };
    expect(faultsAt({ c: ofServer, a: 'A', b: '' }, ['a', 'x', 'b'])).toEqual([
      { path: 'a', message: 'A' },
      { path: 'c', message: 'C', lang: 'zh-CN' },
    ]);
    expect(faultsAt({ c: 'C' })).toEqual([{ path: 'c', message: 'C' }]);
  });
});

describe('trees', () => {
  const tree = [
    { code: '37', name: '山东', children: [{ code: '3701', name: '济南', children: [] }] },
    { code: '11', name: '北京' },
  ];

  test('as options, without empty levels', () => {
    expect(optionsOf(tree)).toStrictEqual([
      { value: '37', label: '山东', children: [{ value: '3701', label: '济南' }] },
      { value: '11', label: '北京' },
    ]);
  });

  test.each([
    ['3701', ['37', '3701']],
    ['11', ['11']],
    ['99', ['99']],
    ['', []],
  ])('the path of %j is %j', (code, path) => {
    expect(codePath(tree, code)).toEqual(path);
  });

  test.each([
    [['37', '3701'], '3701'],
    [[37], '37'],
    [[], undefined],
    ['37', undefined],
    [undefined, undefined],
  ])('the last code of %j is %j', (path, code) => {
    expect(lastCode(path)).toBe(code);
  });
});

describe('what the device may keep before it is sent (docs/storage.md)', () => {
  const fields = [
    field({ name: 'note', label: '备注' }),
    field({ name: 'health', label: '健康', sensitive: true }),
    field({ name: 'proof', label: '证明', type: 'file' }),
    field({ name: 'picture', label: '照片', type: 'image' }),
    field({ name: 'contact', label: '联系' }),
    field({ name: 'empty', label: '空' }),
  ];
  const values = {
    note: 'a',
    health: 'b',
    proof: 'f1',
    picture: 'f2',
    contact: '13800000001',
    other: 'no field',
  };

  test('no sensitive field, no file, no number of a person', () => {
    expect(storableValues(fields, values)).toStrictEqual({ note: 'a' });
    expect(storableValues(fields, { note: null, contact: '无' })).toStrictEqual({
      note: null,
      contact: '无',
    });
  });

  test('what it does not keep is named where it is new', () => {
    expect(unstoredLabels(fields, values, {})).toEqual(['健康', '证明', '照片', '联系']);
    expect(unstoredLabels(fields, values, { health: 'b', proof: 'f0' })).toEqual([
      '证明',
      '照片',
      '联系',
    ]);
    expect(unstoredLabels(fields, { health: '', note: 'b' }, { health: 'b' })).toEqual([]);
  });
});

describe('names found while typing', () => {
  const list = [
    { code: '10001', name: '青岛大学' },
    { code: '10422', name: '山东大学' },
    { code: '10423', name: '山青学院' },
    { code: '20001', name: '大学城学院' },
  ];
  const open = new AbortController().signal;
  const none = (): Promise<PinyinMatch> => Promise.reject(new Error('not asked for'));
  const found = async (typed: string, limit = 10, load = none, signal = open) =>
    (await findNames(list, typed, limit, load, signal)).map(({ code }) => code);

  test.each([
    ['大学', ['20001', '10001', '10422']],
    [' 山东 ', ['10422']],
    ['104', ['10422', '10423']],
    ['422', []],
    ['', []],
    ['  ', []],
  ])('%j', async (typed, codes) => {
    expect(await found(typed)).toStrictEqual(codes);
  });

  test('no more than asked for', async () => {
    expect(await found('大学', 2)).toEqual(['20001', '10001']);
  });

  test('by pinyin where letters are typed, each once, and no further than asked for', async () => {
    expect(await found('sd', 10, loadPinyin)).toEqual(['10422']);
    expect(await found('SHAN', 10, loadPinyin)).toEqual(['10422', '10423']);
    expect(await found('shan', 1, loadPinyin)).toEqual(['10422']);
    expect(await found('qing dao', 10, loadPinyin)).toEqual(['10001']);
    const all = () => Promise.resolve(() => true);
    expect(await found('a', 3, all)).toEqual(['10001', '10422', '10423']);
    expect(await found('1a', 3, all)).toStrictEqual([]);
    expect(await found('a1', 3, all)).toStrictEqual([]);
  });

  test('nothing is loaded when enough is found by the letters themselves', async () => {
    const latin = [{ code: '3', name: '青岛abc学院' }];
    expect(await findNames(latin, 'abc', 1, none, open)).toStrictEqual(latin);
    await expect(findNames(latin, 'abc', 2, none, open)).rejects.toThrow('not asked for');
  });

  test('without the file for pinyin, what the letters themselves find stays', async () => {
    const missing = Object.assign(new Error('missing'), { name: 'ChunkLoadError' });
    const lost = () => Promise.reject(missing);
    const latin = [...list, { code: '3', name: '青岛abc学院' }];
    expect(await findNames(latin, 'abc', 9, lost, open)).toStrictEqual(latin.slice(-1));
    expect(await found('sd', 9, lost)).toStrictEqual([]);
  });

  /** Matches everything, each time after `ms`; tells how often it was asked. */
  function slowly(ms: number, afterSecond: () => void = () => undefined) {
    const asked = { times: 0 };
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const load = () =>
      Promise.resolve(() => {
        asked.times += 1;
        now += ms;
        if (asked.times === 2) afterSecond();
        return true;
      });
    return { asked, load };
  }

  test('no name is tried once there are enough', async () => {
    const { asked, load } = slowly(1);
    expect(await found('a', 2, load)).toStrictEqual(['10001', '10422']);
    expect(asked.times).toBe(2);
  });

  test('nothing once nobody waits for it', async () => {
    const gone = new AbortController();
    gone.abort();
    expect(await found('a', 3, slowly(1).load, gone.signal)).toStrictEqual([]);
  });

  test('long work is done in slices, and ends between two of them when nobody waits', async () => {
    const rests = jest.spyOn(window, 'setTimeout');
    expect(await found('a', 10, slowly(20).load)).toHaveLength(4);
    expect(rests).toHaveBeenCalledTimes(3);
    const leaving = new AbortController();
    const { asked, load } = slowly(20, () => leaving.abort());
    expect(await found('a', 10, load, leaving.signal)).toStrictEqual([]);
    expect(asked.times).toBe(2);
  });

  test('short work is done at once', async () => {
    const rests = jest.spyOn(window, 'setTimeout');
    expect(await found('a', 10, slowly(2).load)).toHaveLength(4);
    expect(rests).not.toHaveBeenCalled();
  });
});
