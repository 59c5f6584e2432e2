import { rememberCollect, takePendingCollect } from '@/features/positions/shared/pendingCollect';
import { clearTab } from '@/utils/tabStore';

const at = Date.UTC(2026, 10, 21);
const minute = 60_000;
const wanted = { id: '200001', name: '工程师', path: '/searchPosition/all?keyword=a', at };

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

test.each([
  [0, wanted],
  [29, wanted],
  [30, undefined],
  [-1, undefined],
])('a choice is kept for half an hour: after %d minutes', (minutes, expected) => {
  rememberCollect(wanted);
  expect(takePendingCollect(at + minutes * minute)).toEqual(expected);
});

test('outlives the beginning of a session, which empties what forms keep in this tab', () => {
  rememberCollect(wanted);
  clearTab();
  expect(takePendingCollect(at)).toEqual(wanted);
});

test('the latest choice counts, once', () => {
  rememberCollect(wanted);
  rememberCollect({ ...wanted, id: '200002' });
  expect(takePendingCollect(at)?.id).toBe('200002');
  expect(takePendingCollect(at)).toBeUndefined();
});

test.each(['{', 'null', '[]', '{"id":1}', '{"id":"1","name":"a","path":"/"}'])(
  'junk in storage is no choice: %s',
  (text) => {
    window.sessionStorage.setItem('army-site-across-collect', text);
    expect(takePendingCollect(at)).toBeUndefined();
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
  expect(takePendingCollect(at)).toEqual(wanted);
  expect(takePendingCollect(at)).toBeUndefined();
});
