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

it.each([
  ['the longest value', { key: 'K', value: 'x'.repeat(8000) }],
  ['a value with a tab and Latin-1', { key: 'K', value: 'a\tb~\u0080ÿ' }],
  ['a name of all characters that a name may have', { key: "aZ9_!#$%&'*+.^`|~-", value: 'v' }],
  ['no domain', { key: 'K', value: 'v' }],
  ['an empty domain', { key: 'K', value: 'v', domain: '' }],
])('takes a token with %s', (_what, value) => {
  window.localStorage.setItem('army-site-token', JSON.stringify(value));
  expect(storedToken.read()).toEqual(value);
});

it.each([
  ['a blank value', { key: 'K', value: ' ' }],
  ['a value that is no text', { key: 'K', value: 7 }],
  ['a delete character', { key: 'K', value: 'a\u007fb' }],
  ['a line break in front', { key: 'K', value: '\nb' }],
  ['a line break behind', { key: 'K', value: 'b\n' }],
  ['a blank before its name', { key: ' K', value: 'v' }],
  ['a blank after its name', { key: 'K ', value: 'v' }],
  ['a name that is no text', { key: 7, value: 'v' }],
  ['a blank domain', { key: 'K', value: 'v', domain: ' ' }],
])('does not take a token with %s', (_what, value) => {
  window.localStorage.setItem('army-site-token', JSON.stringify(value));
  expect(storedToken.read()).toBeUndefined();
});

it('an entry that is taken away is gone from storage', () => {
  storedSite.write({ id: 'army-site', entrance: 'sso' });
  expect(storedSite.read()).toEqual({ id: 'army-site', entrance: 'sso' });
  storedSite.write(undefined);
  expect(window.localStorage.getItem('army-site-site')).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

it.each(['portal', 'censor'] as const)('knows the domain %s', (domain) => {
  storedDomain.write(domain);
  expect(storedDomain.read()).toBe(domain);
});

it('knows a user by the login name', () => {
  window.localStorage.setItem('army-site-user', '{"loginName":"a"}');
  expect(storedUser.read()).toEqual({ loginName: 'a' });
  window.localStorage.setItem('army-site-user', '{"loginName":""}');
  expect(storedUser.read()).toBeUndefined();
  window.localStorage.setItem('army-site-user', '{"loginName":7}');
  expect(storedUser.read()).toBeUndefined();
  window.localStorage.setItem('army-site-site', '{"id":7}');
  expect(storedSite.read()).toBeUndefined();
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
