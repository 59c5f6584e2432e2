import { request } from '@umijs/max';
import { freshStart, ok, startServer } from './server';

let mockIsMissing = true;

// The cache's file does not load at first.
jest.mock('axios-cache-interceptor', () => {
  if (!mockIsMissing) return jest.requireActual('axios-cache-interceptor');
  throw Object.assign(new Error('Loading chunk cache failed.'), { name: 'ChunkLoadError' });
});

const server = startServer();
const read = () =>
  request('/portal/school/list', { cache: true, method: 'get', params: { keyword: 'a' } });

test('calls go without a cache whose file does not load, and use it once it does', async () => {
  await freshStart();
  server.answer(ok('data'));
  await expect(read()).resolves.toEqual({ success: true, data: 'data' });
  await read();
  expect(server.calls.map((call) => [call.url, call.params, Object(call).cache])).toEqual([
    ['/pt/portal/school/list', { keyword: 'a' }, false],
    ['/pt/portal/school/list', { keyword: 'a' }, false],
  ]);
  mockIsMissing = false;
  await read();
  await read();
  expect(server.calls).toHaveLength(3);
});
