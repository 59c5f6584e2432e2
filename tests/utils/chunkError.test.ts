import { isChunkError, isReloadDue, reloadIfChunk, watchLeaving } from '@/utils/chunkError';

test('a chunk that did not arrive is told from other errors by its name', () => {
  const chunk = new Error('Loading chunk 7 failed.');
  chunk.name = 'ChunkLoadError';
  expect(isChunkError(chunk)).toBe(true);
  expect(isChunkError(new Error('Loading chunk 7 failed.'))).toBe(false);
  expect(isChunkError('ChunkLoadError')).toBe(false);
  const style = Object.assign(new Error('Loading CSS chunk 7 failed.'), {
    code: 'CSS_CHUNK_LOAD_FAILED',
  });
  expect(isChunkError(style)).toBe(true);
});

describe('a page whose file did not load is loaded anew', () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  const minute = 60_000;
  let now = 1_700_000_000_000;

  beforeEach(() => {
    window.sessionStorage.clear();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => window.sessionStorage.clear());

  /** How often the page was loaded anew: jsdom cannot do it, and says so. */
  function reloads(act: () => void): number {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    act();
    const count = said.mock.calls.filter(([error]) => /Not implemented/.test(String(error))).length;
    said.mockRestore();
    return count;
  }

  test('once a minute', () => {
    expect(reloads(() => reloadIfChunk(missing))).toBe(1);
    now += minute - 1;
    expect(isReloadDue()).toBe(false);
    expect(reloads(() => reloadIfChunk(missing))).toBe(0);
    now += 1;
    expect(isReloadDue()).toBe(true);
    expect(reloads(() => reloadIfChunk(missing))).toBe(1);
  });

  test('not for another error, which a reload would not mend', () => {
    expect(reloads(() => reloadIfChunk(new TypeError('x is undefined')))).toBe(0);
    expect(isReloadDue()).toBe(true);
  });

  test('not while offline, as it would fail too', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloads(() => reloadIfChunk(missing))).toBe(0);
    jest.mocked(jest.spyOn(navigator, 'onLine', 'get')).mockReturnValue(true);
    expect(isReloadDue()).toBe(true);
  });

  test('not while another page is awaited: in Firefox the person would be led back', () => {
    const stop = watchLeaving();
    window.dispatchEvent(new Event('beforeunload'));
    expect(reloads(() => reloadIfChunk(missing))).toBe(0);
    now += minute;
    expect(reloads(() => reloadIfChunk(missing))).toBe(1);
    stop();
  });

  test.each(['getItem', 'setItem'] as const)(
    'not where the time cannot be kept (%s): it could go on for ever',
    (access) => {
      jest.spyOn(Storage.prototype, access).mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
      expect(reloads(() => reloadIfChunk(missing))).toBe(0);
    },
  );
});
