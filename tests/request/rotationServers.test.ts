/** The ways in which servers may use response tokens (docs/decisions.md, Token values), with 20 calls in flight. */
import { request } from '@umijs/max';
import { store } from '@/session/state/store';
import { setUser } from '@/session/state/user';
import { gate } from '../helpers/gate';
import {
  type Answer,
  type Call,
  candidate,
  failed,
  flush,
  ok,
  reviewer,
  rotated,
  sentBy,
  shown,
  startServer,
  storeToken,
  tokenValue,
} from './server';

const server = startServer();

beforeEach(() => {
  storeToken('t0');
  store.hasRotated = true;
});

const inOrder = Array.from({ length: 20 }, (_, place) => place);
const orders: [string, number[]][] = [
  ['in their order', inOrder],
  ['the other way round', [...inOrder].reverse()],
  // 7 and 20 have no common factor, so each index comes once.
  ['out of order', inOrder.map((place) => (place * 7 + 3) % 20)],
];

/** Sends the answers to the first 20 calls in a given order. `work` makes an answer when its call arrives or when it is sent. */
function hold(work: (call: Call) => () => Answer) {
  const gates = inOrder.map(() => gate<void>());
  let arrived = 0;
  server.answer(async (call) => {
    const answer = work(call);
    const mine = gates[arrived];
    arrived += 1;
    await mine?.passed;
    return answer();
  });
  const calls = () => inOrder.map((place) => request<{ data: string }>(`/call/${place}`));
  const letOut = async (order: number[]) => {
    await flush();
    for (const place of order) {
      gates[place]?.open();
      await flush();
    }
  };
  return { calls, letOut };
}

function expectNoExpiry() {
  expect(window.location.search).toBe('');
  expect(shown).toEqual([]);
}

describe('a server that takes the last token it gave, and no other', () => {
  it.each(orders)('gives it as a call arrives; answers come %s', async (_how, order) => {
    let current = 't0';
    let done = 0;
    const { calls, letOut } = hold((call) => {
      if (sentBy(call) !== current) return () => failed({}, 412);
      done += 1;
      current = `t${done}`;
      const answer = rotated(current);
      return () => answer;
    });
    const all = Promise.all(calls());
    await letOut(order);
    await all;
    // Each call was done exactly once.
    expect(done).toBe(20);
    expect(server.calls).toHaveLength(39);
    expect(tokenValue()).toBe(current);
    await request('/next');
    expect(server.calls).toHaveLength(40);
    expectNoExpiry();
  });

  it.each(orders)('gives it with the answer; answers come %s', async (_how, order) => {
    let current = 't0';
    let given = 0;
    const { calls, letOut } = hold((call) => {
      if (sentBy(call) !== current) return () => failed({}, 412);
      return () => {
        given += 1;
        current = `t${given}`;
        return rotated(current);
      };
    });
    const all = Promise.all(calls());
    await letOut(order);
    await all;
    expect(tokenValue()).toBe('t20');
    await request('/next');
    expect(server.calls).toHaveLength(21);
    expectNoExpiry();
  });

  it.each(orders)(
    'gives it with answers that cross on their way, and come %s',
    async (_how, order) => {
      let current = 't0';
      let given = 0;
      const { calls, letOut } = hold((call) => {
        if (given < 20) {
          given += 1;
          const answer = rotated(`t${given}`);
          if (given === 20) current = 't20';
          return () => answer;
        }
        if (sentBy(call) !== current) return () => failed({}, 412);
        return () => ok();
      });
      const all = Promise.all(calls());
      await letOut(order);
      await all;
      await Promise.all([request('/next'), request('/after')]);
      expect(tokenValue()).toBe('t20');
      expectNoExpiry();
    },
  );
});

describe('a server that takes the former tokens too, for a while', () => {
  it.each(orders)('answers come %s', async (_how, order) => {
    const taken = new Set(['t0']);
    let given = 0;
    const { calls, letOut } = hold((call) => {
      if (!taken.has(sentBy(call))) return () => failed({}, 412);
      given += 1;
      const value = `t${given}`;
      taken.add(value);
      return () => (given > 20 ? ok() : rotated(value));
    });
    const all = Promise.all(calls());
    await letOut(order);
    await all;
    // No call was refused or sent twice.
    expect(server.calls).toHaveLength(20);
    taken.clear();
    taken.add('t20');
    await request('/next');
    expect(tokenValue()).toBe('t20');
    expectNoExpiry();
  });
});

describe('a refusal that no other token mends', () => {
  it('of 20 calls in flight is one expiry, and nothing is sent again', async () => {
    server.at('/accesstoken/portal', ok({ token: { key: 'X-Auth-Token', value: 'visitor' } }));
    const { calls, letOut } = hold(() => () => failed({}, 412));
    const all = Promise.allSettled(calls());
    await letOut(inOrder);
    await all;
    const own = server.calls.filter(({ url }) => url?.includes('/call/'));
    expect(own).toHaveLength(20);
    expect(window.location.search).toBe('?relogin=true');
    expect(shown).toHaveLength(1);
  });

  it('that brings a token is of the person, and is not sent again', async () => {
    server.answer({ ...failed({}, 401), headers: { 'X-Auth-Token': 't1' } });
    await expect(request('/forbidden')).rejects.toMatchObject({ response: { status: 401 } });
    expect(server.calls).toHaveLength(1);
    expect(tokenValue()).toBe('t1');
  });

  it('leaves the stored token where no rival is taken either', async () => {
    const slow = gate<Answer>();
    server.at('/slow', () => slow.passed);
    server.at('/quick', rotated('quick'));
    const late = request('/slow');
    await request('/quick');
    slow.open(rotated('slow'));
    await late;
    server.at('/forbidden', failed({}, 401));
    await expect(request('/forbidden')).rejects.toMatchObject({ response: { status: 401 } });
    const own = server.calls.filter(({ url }) => url?.endsWith('/forbidden'));
    expect(own.map(sentBy)).toEqual(['slow', 'quick']);
    expect(tokenValue()).toBe('slow');
  });
});

describe('a call sent again', () => {
  /** Answers `/slow` with a refusal once the token has been replaced. */
  async function refusedLate(change: () => void) {
    const slow = gate<Answer>();
    server.at('/slow', (call) => (sentBy(call) === 't0' ? slow.passed : ok('mine')));
    server.at('/quick', rotated('t1'));
    const late = request('/slow', {
      method: 'post',
      data: { reason: '原因' },
      params: { a: [1, 2] },
    });
    await request('/quick');
    change();
    slow.open(failed({}, 412));
    return late;
  }

  it('is the same call with the other token', async () => {
    await expect(refusedLate(() => undefined)).resolves.toEqual({ success: true, data: 'mine' });
    const [first, again] = server.calls.filter(({ url }) => url?.endsWith('/slow'));
    for (const field of ['url', 'method', 'data', 'params'] as const) {
      expect(again?.[field]).toEqual(first?.[field]);
    }
    expect([first, again].map((call) => call && sentBy(call))).toEqual(['t0', 't1']);
  });

  it('is not sent in the name of somebody who signed in elsewhere meanwhile', async () => {
    setUser(candidate);
    const late = refusedLate(() => {
      window.localStorage.setItem('army-site-user', JSON.stringify(reviewer));
    });
    await expect(late).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    expect(server.calls.filter(({ url }) => url?.endsWith('/slow'))).toHaveLength(1);
  });

  it('is kept for the calls that wait for the same answer', async () => {
    const slow = gate<Answer>();
    server.at('/list', (call) => (sentBy(call) === 't0' ? slow.passed : ok('list')));
    server.at('/quick', rotated('t1'));
    const both = [1, 2].map(() => request('/list', { cache: true }));
    await request('/quick');
    await flush();
    slow.open(failed({}, 412));
    await expect(Promise.all(both)).resolves.toEqual([
      { success: true, data: 'list' },
      { success: true, data: 'list' },
    ]);
    expect(server.calls.filter(({ url }) => url?.endsWith('/list'))).toHaveLength(2);
  });

  it('lets new calls wait until it is through', async () => {
    const again = gate<Answer>();
    const slow = gate<Answer>();
    server.at('/slow', (call) => (sentBy(call) === 't0' ? slow.passed : again.passed));
    server.at('/quick', rotated('t1'));
    const late = request('/slow');
    await request('/quick');
    slow.open(failed({}, 412));
    await flush();
    const next = request('/next');
    await flush();
    expect(server.calls.at(-1)?.url).toBe('/pt/slow');
    again.open(rotated('t2'));
    await Promise.all([late, next]);
    expect(server.calls.map(sentBy)).toEqual(['t0', 't0', 't1', 't2']);
  });
});
