import {
  storageKeys,
  storedDomain,
  storedSite,
  storedToken,
  storedUser,
} from '@/session/state/storage';

const token = { key: 'X-Auth-Token', value: 'v', domain: 'portal' } as const;

beforeEach(() => {
  window.localStorage.clear();
  for (const entry of [storedDomain, storedSite, storedToken, storedUser]) entry.write(undefined);
});

it('keeps JSON under the four keys of the site id', () => {
  storedToken.write(token);
  storedDomain.write('censor');
  storedSite.write({ id: 'army-site' });
  expect(storageKeys).toEqual({
    token: 'army-site-token',
    user: 'army-site-user',
    site: 'army-site-site',
    domain: 'army-site-domain',
  });
  expect(window.localStorage.getItem('army-site-token')).toBe(JSON.stringify(token));
  expect(window.localStorage.getItem('army-site-domain')).toBe('"censor"');
  expect(storedToken.read()).toEqual(token);
});

it('reads what another tab wrote meanwhile', () => {
  storedToken.write(token);
  window.localStorage.setItem('army-site-token', JSON.stringify({ ...token, value: 'w' }));
  expect(storedToken.read()?.value).toBe('w');
});

it.each([
  ['no JSON', '{"key":'],
  ['null', 'null'],
  ['a list', '[1]'],
  ['a text', '"t"'],
  ['no value', '{"key":"K"}'],
  ['an empty value', '{"key":"K","value":""}'],
  ['a header name that would throw', '{"key":"a b","value":"v"}'],
  ['an empty header name', '{"key":"","value":"v"}'],
  ['beyond Latin-1', '{"key":"K","value":"令牌"}'],
  ['more than one line', '{"key":"K","value":"a\\nb"}'],
  ['longer than a header may be', `{"key":"K","value":"${'x'.repeat(8001)}"}`],
  ['of a domain beyond Latin-1', '{"key":"K","value":"v","domain":"门户"}'],
  ['a domain that is no text', '{"key":"K","value":"v","domain":{}}'],
])('counts a token that is %s as absent', (_what, text) => {
  window.localStorage.setItem('army-site-token', text);
  expect(storedToken.read()).toBeUndefined();
});

it('counts junk in the other entries as absent', () => {
  window.localStorage.setItem('army-site-user', '{"name":"nobody"}');
  window.localStorage.setItem('army-site-domain', '"../evil"');
  window.localStorage.setItem('army-site-site', '7');
  expect([storedUser.read(), storedDomain.read(), storedSite.read()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('storage that is full', () => {
  it('goes on in memory, and the stale entry is not read again', () => {
    storedToken.write(token);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storedToken.write({ ...token, value: 'w' });
    expect(storedToken.read()?.value).toBe('w');
    jest.restoreAllMocks();
    storedToken.write({ ...token, value: 'x' });
    expect(window.localStorage.getItem('army-site-token')).toContain('"x"');
  });
});

describe('storage that is blocked', () => {
  it('goes on in memory', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(storedToken.read()).toBeUndefined();
    storedToken.write(token);
    expect(storedToken.read()).toEqual(token);
    storedToken.write(undefined);
    expect(storedToken.read()).toBeUndefined();
  });
});
