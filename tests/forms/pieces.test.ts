import { findNames } from '@/forms/lookup/nameSearch';
import { storableValues, unstoredLabels } from '@/forms/storableValues';
import { loadPinyin, type PinyinMatch } from '@/hooks/usePinyin';
import type { FieldSchema } from '@/services/types';

const field = (part: Partial<FieldSchema>): FieldSchema => ({
  name: 'x',
  label: 'X',
  type: 'text',
  required: false,
  ...part,
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
    { code: '30A', name: '西安ＩＴ学院（北区）' },
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
    ['30a', ['30A']],
    ['安it学', ['30A']],
    ['（北', ['30A']],
    ['山\u200b东', ['10422']],
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
    expect(await found('shan dong', 10, loadPinyin)).toEqual(['10422']);
    expect(await found("xi'an", 10, loadPinyin)).toEqual(['30A']);
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
});
