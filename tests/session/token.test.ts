/** The token and its values by themselves (spec §3, §4, §7): which is stored, which is tried next. */
import { onSessionChangedElsewhere } from '@/session/state/otherTabs';
import { storageKeys, storedToken } from '@/session/state/storage';
import {
  acceptToken,
  acceptTokenValue,
  adoptAlternative,
  advanceEpoch,
  changeSession,
  getToken,
  holdCallsUntil,
  isCurrent,
  nextRequestOrder,
  sessionKey,
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

describe('a session', () => {
  test('begins with its token and ends without', () => {
    expect(getToken()).toEqual(first);
    changeSession(undefined);
    expect(getToken()).toBeUndefined();
  });

  test('calls are numbered, and belong to the session in which they left', () => {
    const [one, other] = [nextRequestOrder(), nextRequestOrder()];
    expect(other.sequence).toBe(one.sequence + 1);
    expect([isCurrent(one), isCurrent(other)]).toEqual([true, true]);
    advanceEpoch();
    expect([isCurrent(one), isCurrent(nextRequestOrder())]).toEqual([false, true]);
  });

  test('has a name of its own, which another value of the token does not change', () => {
    const name = sessionKey();
    acceptTokenValue('v1', nextRequestOrder());
    expect(sessionKey()).toBe(name);
    storedToken.write({ ...first, key: 'X-Other' });
    const ofKey = sessionKey();
    storedToken.write({ ...first, domain: 'censor' });
    const ofDomain = sessionKey();
    storedToken.write(undefined);
    const ofNobody = sessionKey();
    changeSession(first);
    expect(new Set([name, ofKey, ofDomain, ofNobody, sessionKey()]).size).toBe(5);
  });
});

describe('a token that was asked for', () => {
  const other = { ...first, value: 'asked' };

  test('is stored', () => {
    acceptToken(other, 'portal', nextRequestOrder());
    expect(getToken()).toEqual(other);
  });

  test('is not when its session has ended meanwhile', () => {
    const order = nextRequestOrder();
    changeSession(undefined);
    acceptToken(other, 'portal', order);
    expect(getToken()).toBeUndefined();
  });

  test('is not when another tab has stored one since it was asked for', () => {
    const before = nextRequestOrder();
    const stop = onSessionChangedElsewhere(() => undefined);
    const newValue = JSON.stringify({ ...first, value: 'theirs' });
    window.localStorage.setItem(storageKeys.token, newValue);
    const init = { key: storageKeys.token, newValue, storageArea: window.localStorage };
    window.dispatchEvent(new StorageEvent('storage', init));
    stop();
    acceptToken(other, 'portal', before);
    expect(getToken()?.value).toBe('theirs');
    acceptToken(other, 'portal', nextRequestOrder());
    expect(getToken()).toEqual(other);
  });

  test('makes values that answers to earlier calls bring outdated', () => {
    const before = nextRequestOrder();
    acceptToken(other, 'portal', nextRequestOrder());
    acceptTokenValue('late', before);
    expect(getToken()).toEqual(other);
    acceptTokenValue('next', nextRequestOrder());
    expect(getToken()).toEqual({ ...other, value: 'next' });
  });
});

describe('the value of an answer', () => {
  test('replaces the stored one and leaves name and domain', () => {
    acceptTokenValue('v1', nextRequestOrder());
    expect(getToken()).toEqual({ ...first, value: 'v1' });
  });

  test('is not kept without a token', () => {
    changeSession(undefined);
    acceptTokenValue('v1', nextRequestOrder());
    expect(getToken()).toBeUndefined();
  });

  test('is not kept after the session has changed', () => {
    const order = nextRequestOrder();
    changeSession({ ...first, value: 'new' });
    acceptTokenValue('old', order);
    expect(getToken()?.value).toBe('new');
  });
});

describe('after a refusal', () => {
  test('nothing is left of one value', () => {
    expect(triedAfter('v0')).toEqual([]);
  });

  test('another stored value is tried', () => {
    const order = nextRequestOrder();
    acceptTokenValue('v1', nextRequestOrder());
    expect(valueAfterRefusal('v0', order)).toBe('v1');
  });

  test('nothing is tried without a stored token, or for a call of the session before', () => {
    const order = nextRequestOrder();
    changeSession(undefined);
    expect(valueAfterRefusal('v0', nextRequestOrder())).toBeUndefined();
    changeSession({ ...first, value: 'new' });
    expect(valueAfterRefusal('v0', order)).toBeUndefined();
  });

  test('values that came while the call was under way are tried, the latest first', () => {
    const [one, two, three] = [nextRequestOrder(), nextRequestOrder(), nextRequestOrder()];
    acceptTokenValue('of three', three);
    acceptTokenValue('of two', two);
    acceptTokenValue('of one', one);
    expect(triedAfter('v0', one)).toEqual(['of one', 'of two', 'of three']);
    expect(triedAfter('v0', one)).toEqual([]);
  });

  test('a value that came before the call left is older, and not tried', () => {
    acceptTokenValue('v1', nextRequestOrder());
    acceptTokenValue('v2', nextRequestOrder());
    expect(triedAfter('v2')).toEqual([]);
  });

  test('the same value twice is one', () => {
    const [one, two] = [nextRequestOrder(), nextRequestOrder()];
    acceptTokenValue('v1', two);
    acceptTokenValue('v1', one);
    expect(triedAfter('v1', one)).toEqual([]);
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

  test('replaces a refused one', () => {
    const order = crossed();
    valueAfterRefusal('stored', order);
    adoptAlternative('other');
    expect(getToken()).toEqual({ ...first, value: 'other' });
  });

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

  test('nothing holds them at first', async () => {
    expect(await settled(waitWhileHeld())).toBe(true);
  });

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
