/** Which value of the token is tried next (spec §4, §7). With calls: tests/request/rotation, sendAgain. */
import {
  acceptToken,
  acceptTokenValue,
  adoptAlternative,
  changeSession,
  getToken,
  holdCallsUntil,
  nextRequestOrder,
  valueAfterRefusal,
  waitWhileHeld,
} from '@/session/state/token';

const first = { key: 'X-Auth-Token', value: 'v0', domain: 'portal' } as const;

beforeEach(() => {
  window.localStorage.clear();
  nextRequestOrder();
  changeSession(first);
});

/** The values that are tried after one was refused, in order, each refused in turn. */
function triedAfter(refused: string, order = nextRequestOrder()): string[] {
  const tried: string[] = [];
  let next = valueAfterRefusal(refused, order);
  while (next !== undefined && tried.length < 50) {
    tried.push(next);
    next = valueAfterRefusal(next, order);
  }
  return tried;
}

describe('after a refusal', () => {
  test('values that came while the call was under way are tried, the latest first', () => {
    const [one, two, three] = [nextRequestOrder(), nextRequestOrder(), nextRequestOrder()];
    acceptTokenValue('of three', three);
    acceptTokenValue('of two', two);
    acceptTokenValue('of one', one);
    expect(triedAfter('v0', one)).toEqual(['of one', 'of two', 'of three']);
    expect(triedAfter('v0', one)).toEqual([]);
  });

  test('neither a value that came before the call left is tried, nor the same value twice', () => {
    acceptTokenValue('v1', nextRequestOrder());
    const [one, two] = [nextRequestOrder(), nextRequestOrder()];
    acceptTokenValue('v2', two);
    acceptTokenValue('v2', one);
    expect(triedAfter('v2')).toEqual([]);
  });

  test('the last twenty are tried besides the stored one', () => {
    const orders = Array.from({ length: 30 }, nextRequestOrder);
    for (const [index, order] of orders.entries()) acceptTokenValue(`v${index + 1}`, order);
    // Each came when all thirty had left.
    const tried = triedAfter('none', orders[0]);
    expect(tried).toEqual(Array.from({ length: 21 }, (_, index) => `v${30 - index}`));
  });

  test('values of a session are not tried in the next one', () => {
    const [one, two] = [nextRequestOrder(), nextRequestOrder()];
    acceptTokenValue('of two', two);
    acceptTokenValue('of one', one);
    acceptToken({ ...first, value: 'new' }, 'portal', nextRequestOrder());
    expect(triedAfter('new')).toEqual([]);
  });
});

describe('a value that the server has accepted', () => {
  /** Two values that crossed: `stored` is in storage, `other` may be the newer one. */
  function crossed() {
    const [one, two] = [nextRequestOrder(), nextRequestOrder()];
    acceptTokenValue('other', two);
    acceptTokenValue('stored', one);
    return one;
  }

  test('leaves the other values to try', () => {
    const [one, two, three] = [nextRequestOrder(), nextRequestOrder(), nextRequestOrder()];
    acceptTokenValue('of three', three);
    acceptTokenValue('of two', two);
    acceptTokenValue('of one', one);
    expect(valueAfterRefusal('of one', one)).toBe('of two');
    adoptAlternative('of two');
    expect(valueAfterRefusal('of two', one)).toBe('of three');
  });

  test('does not replace one that was not refused', () => {
    crossed();
    adoptAlternative('other');
    expect(getToken()?.value).toBe('stored');
  });

  test('brings no token back after a logout', () => {
    valueAfterRefusal('stored', crossed());
    changeSession(undefined);
    adoptAlternative('other');
    expect(getToken()).toBeUndefined();
  });
});

describe('calls that are held', () => {
  const settled = async (promise: Promise<unknown>) => {
    let is = false;
    void promise.then(() => {
      is = true;
    });
    await new Promise(process.nextTick);
    await new Promise(process.nextTick);
    return is;
  };

  test.each([
    [0, 1],
    [1, 0],
  ])(
    'they wait for all that is on its way, in whichever order it ends: %i, %i',
    async (first, last) => {
      const ends: (() => void)[] = [];
      const work = () =>
        new Promise<string>((resolve) => {
          ends.push(() => resolve('done'));
        });
      const works = [holdCallsUntil(work()), holdCallsUntil(work())];
      const waiting = waitWhileHeld();
      ends[first]?.();
      expect(await works[first]).toBe('done');
      expect(await settled(waiting)).toBe(false);
      expect(await settled(waitWhileHeld())).toBe(false);
      ends[last]?.();
      expect(await works[last]).toBe('done');
      expect(await settled(waiting)).toBe(true);
      expect(await settled(waitWhileHeld())).toBe(true);
    },
  );

  test('they go on when the work fails, and its caller is told', async () => {
    const work = holdCallsUntil(Promise.reject(new Error('no token')));
    await expect(work).rejects.toThrow('no token');
    await expect(waitWhileHeld()).resolves.toBeUndefined();
  });
});
