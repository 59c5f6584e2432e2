import { heldLocks, holdLock } from '@/utils/tabLock';

describe('where the browser refuses site data, it refuses locks, too', () => {
  beforeEach(() => {
    const refuse = async () => {
      throw new DOMException('Access to the Locks API is denied.', 'SecurityError');
    };
    const locks = { query: refuse, request: refuse };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('no name counts as used', async () => {
    expect(await heldLocks()).toEqual(new Set());
  });

  test('marking a name fails nowhere: a rejection that nobody takes would end this test run', async () => {
    const release = holdLock('one');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(release).not.toThrow();
  });
});
