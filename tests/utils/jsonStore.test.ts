import { createJsonStore } from '@/utils/jsonStore';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const full = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

test.each(['local', 'session'] as const)('%s: keeps JSON under site and area', (kind) => {
  const store = createJsonStore(kind, 'area');
  const storage = kind === 'local' ? window.localStorage : window.sessionStorage;
  expect(store.write('key', { a: [1] })).toBe(true);
  expect(storage.getItem('army-site-area-key')).toBe('{"a":[1]}');
  expect(store.read('key')).toEqual({ a: [1] });
  expect(store.keys()).toEqual(['key']);
  storage.setItem('army-site-area-key', '{');
  expect(store.read('key')).toBeUndefined();
  store.write('key', undefined);
  expect(storage).toHaveLength(0);
});

test('says what a full storage did not take, which lives as long as the page', () => {
  const store = createJsonStore('session', 'full');
  const spy = full();
  expect(store.write('key', 'a')).toBe(false);
  expect(store.read('key')).toBe('a');
  expect(store.keys()).toEqual(['key']);
  spy.mockRestore();
  expect(store.write('key', 'b')).toBe(true);
  expect(store.read('key')).toBe('b');
});

test('an area is cleared alone, and all areas through their prefix, whatever the storage took', () => {
  const [one, other] = [createJsonStore('session', 'one'), createJsonStore('session', 'other')];
  one.write('key', 1);
  other.write('key', 2);
  one.clear();
  expect([one.read('key'), other.read('key')]).toEqual([undefined, 2]);
  full();
  one.write('key', 3);
  createJsonStore('session').clear();
  expect([one.read('key'), other.read('key')]).toEqual([undefined, undefined]);
});
