import { createDeviceList } from '@/utils/deviceList';

const isText = (value: unknown): value is string => typeof value === 'string';
const name = 'army-site-list';

describe('a list kept on this device', () => {
  test('keeps the first entries, and leaves no trace when it is emptied', () => {
    const list = createDeviceList('list', isText, 2);
    list.write(['a', 'b', 'c']);
    expect(list.read()).toEqual(['a', 'b']);
    expect(window.localStorage.getItem(name)).toBe('["a","b"]');
    list.write([]);
    expect(list.read()).toEqual([]);
    expect(window.localStorage.getItem(name)).toBeNull();
  });

  test.each([
    ['no list', '{"a":1}', []],
    ['half a list', '["a"', []],
    ['a list with junk', '["a",1,null,"b"]', ['a', 'b']],
    ['too long a list', '["a","b","c","d"]', ['a', 'b', 'c']],
  ])('%s in storage', (_what, text, expected) => {
    window.localStorage.setItem(name, text);
    expect(createDeviceList('list', isText, 3).read()).toEqual(expected);
  });

  test('answers the same array until something changes', () => {
    const list = createDeviceList('list', isText, 3);
    list.write(['a']);
    const first = list.read();
    expect(list.read()).toBe(first);
    list.write(['a', 'b']);
    expect(list.read()).not.toBe(first);
  });

  test('tells of changes made here and in another tab, until one no longer listens', () => {
    const list = createDeviceList('list', isText, 3);
    const heard = jest.fn();
    const leave = list.subscribe(heard);
    list.write(['a']);
    expect(heard).toHaveBeenCalledTimes(1);
    window.localStorage.setItem(name, '["b"]');
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(list.read()).toEqual(['b']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'army-site-other' }));
    expect(heard).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenCalledTimes(3);
    leave();
    list.write(['c']);
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
