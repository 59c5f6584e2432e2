/** @ownModules A file that has loaded is there at once. */
import { request } from '@umijs/max';
import { connectionClosed, ok, startServer } from './server';

let mockIsMissing = true;
let mockArrive: (() => void) | undefined;

// The cache's file does not load at first.
jest.mock('axios-cache-interceptor', () => {
  const mockFile = jest.requireActual('axios-cache-interceptor');
  // import() waits for what has a method of this name: the file comes when the test says so.
  const mockWait = (resolve: (file: object) => void) => {
    mockArrive = () => resolve(mockFile);
  };
  if (!mockIsMissing) return Object.fromEntries([...Object.entries(mockFile), ['then', mockWait]]);
  throw Object.assign(new Error('Loading chunk cache failed.'), { name: 'ChunkLoadError' });
});

const server = startServer();
const school = { method: 'get', params: { keyword: 'a' } };
const read = () => request('/portal/school/list', { ...school, cache: true });
const readAnew = () => request('/portal/school/list', school);

test('calls go without a cache whose file does not load, wait for it alone, and use it once it is there', async () => {
  server.answer(ok('data'));
  await expect(read()).resolves.toEqual({ success: true, data: 'data' });
  await read();
  expect(server.calls.map((call) => [call.url, call.params, Object(call).id])).toEqual([
    ['/pt/portal/school/list', { keyword: 'a' }, undefined],
    ['/pt/portal/school/list', { keyword: 'a' }, undefined],
  ]);
  mockIsMissing = false;
  const waiting = read();
  await expect(readAnew()).resolves.toEqual({ success: true, data: 'data' });
  server.answer(connectionClosed);
  await expect(readAnew()).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  expect(server.calls).toHaveLength(4);
  server.answer(ok('kept'));
  mockArrive?.();
  await waiting;
  await expect(read()).resolves.toEqual({ success: true, data: 'kept' });
  expect(server.calls).toHaveLength(5);
});
