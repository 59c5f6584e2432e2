import {
  clearPendingCollect,
  pendingCollect,
  rememberCollect,
} from '@/features/positions/shared/pendingCollect';
import { clearTab } from '@/utils/tabStore';

const at = Date.UTC(2026, 10, 21);
const minute = 60_000;
const wanted = { id: '200001', name: '工程师', path: '/searchPosition/all?keyword=a', at };

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

test('a choice is kept for half an hour', () => {
  rememberCollect(wanted);
  expect(pendingCollect(at)).toEqual(wanted);
  expect(pendingCollect(at + 29 * minute)).toEqual(wanted);
  expect(pendingCollect(at + 30 * minute)).toBeUndefined();
  expect(pendingCollect(at - minute)).toBeUndefined();
});

test('outlives the beginning of a session, which empties what forms keep in this tab', () => {
  rememberCollect(wanted);
  clearTab();
  expect(pendingCollect(at)).toEqual(wanted);
});

test('the latest choice counts, and none once it is forgotten', () => {
  rememberCollect(wanted);
  rememberCollect({ ...wanted, id: '200002' });
  expect(pendingCollect(at)?.id).toBe('200002');
  clearPendingCollect();
  expect(pendingCollect(at)).toBeUndefined();
});

test.each(['{', 'null', '[]', '{"id":1}', '{"id":"1","name":"a","path":"/"}'])(
  'junk in storage is no choice: %s',
  (text) => {
    window.sessionStorage.setItem('army-site-across-collect', text);
    expect(pendingCollect(at)).toBeUndefined();
  },
);

test('blocked storage: the choice is kept as long as the page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  rememberCollect(wanted);
  expect(pendingCollect(at)).toEqual(wanted);
  clearPendingCollect();
  expect(pendingCollect(at)).toBeUndefined();
});
