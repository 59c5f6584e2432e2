import {
  collectLater,
  forgetWanted,
  wantedPosition,
} from '@/features/positions/shared/collectLater';
import { clearTab } from '@/utils/tabStore';

const at = Date.UTC(2026, 10, 21);
const minute = 60_000;
const wanted = { id: '200001', name: '工程师', path: '/searchPosition/all?keyword=a', at };

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

test('a choice is kept for half an hour', () => {
  collectLater(wanted);
  expect(wantedPosition(at)).toEqual(wanted);
  expect(wantedPosition(at + 29 * minute)).toEqual(wanted);
  expect(wantedPosition(at + 30 * minute)).toBeUndefined();
  expect(wantedPosition(at - minute)).toBeUndefined();
});

test('outlives the beginning of a session, which empties what forms keep in this tab', () => {
  collectLater(wanted);
  clearTab();
  expect(wantedPosition(at)).toEqual(wanted);
});

test('the latest choice counts, and none once it is forgotten', () => {
  collectLater(wanted);
  collectLater({ ...wanted, id: '200002' });
  expect(wantedPosition(at)?.id).toBe('200002');
  forgetWanted();
  expect(wantedPosition(at)).toBeUndefined();
});

test.each(['{', 'null', '[]', '{"id":1}', '{"id":"1","name":"a","path":"/"}'])(
  'junk in storage is no choice: %s',
  (text) => {
    window.sessionStorage.setItem('army-site-across-collect', text);
    expect(wantedPosition(at)).toBeUndefined();
  },
);

test('blocked storage: nothing is kept, nothing breaks', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  collectLater(wanted);
  expect(wantedPosition(at)).toBeUndefined();
  expect(forgetWanted).not.toThrow();
});
