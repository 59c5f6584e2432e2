/** @jest-environment node */
import { createDecipheriv } from 'node:crypto';
import { encrypted } from '../../tools/contract-check/check/aes';
import type { Finding } from '../../tools/contract-check/check/finding';
import { judgeToken, Session, tokenIn } from '../../tools/contract-check/check/session';
import type { Answer } from '../../tools/contract-check/check/transport';

const answerWith = (headers: Record<string, string>): Answer => ({
  outcome: 'answered',
  status: 200,
  headers: new Headers(headers),
  bytes: Buffer.alloc(0),
  ms: 1,
});

function begun(): Session {
  const session = new Session();
  session.begin('visitor', { key: 'X-Token', value: 'first', domain: 'portal' });
  return session;
}

it('sends marker, site, token and domain (spec §7)', () => {
  expect(begun().headers('visitor')).toMatchObject({
    'X-Requested-With': 'XMLHttpRequest',
    'X-Site-Id': 'army-site',
    'X-Token': 'first',
    'X-Domain': 'portal',
  });
  expect(begun().headers('nobody')).not.toHaveProperty('X-Token');
});

it('takes the value that an answer brings (spec §4)', () => {
  const session = begun();
  session.takeRotated('visitor', answerWith({ 'x-token': 'second' }), []);
  expect(session.headers('visitor')).toMatchObject({ 'X-Token': 'second' });
  expect(session.rotations).toBe(1);
});

it('goes back to the value before when the new one is refused, and lays it to the answer that brought it', () => {
  const session = begun();
  const bringer: Finding[] = [];
  session.takeRotated('visitor', answerWith({ 'x-token': 'second' }), bringer);
  expect(session.goBack('visitor')).toBe(true);
  expect(session.headers('visitor')).toMatchObject({ 'X-Token': 'first' });
  expect(bringer.map(({ kind }) => kind)).toEqual(['token-rotated-refused']);
  expect(session.goBack('visitor')).toBe(false);
});

it('trusts a new value once a call with it was answered', () => {
  const session = begun();
  session.takeRotated('visitor', answerWith({ 'x-token': 'second' }), []);
  session.prove('visitor');
  expect(session.goBack('visitor')).toBe(false);
});

it('keeps the present value when the header holds none that can be sent', () => {
  const session = begun();
  const bringer: Finding[] = [];
  session.takeRotated('visitor', answerWith({ 'x-token': '' }), bringer);
  expect(session.headers('visitor')).toMatchObject({ 'X-Token': 'first' });
  expect(bringer.map(({ kind }) => kind)).toEqual(['token-header-unusable']);
});

it.each<[string, object, string[]]>([
  ['a right one', { key: 'X-Token', value: 'abc', domain: 'portal' }, []],
  ['one without a domain', { key: 'X-Token', value: 'abc' }, []],
  ['another domain', { key: 'X-Token', value: 'abc', domain: 'censor' }, ['token-domain']],
])('judges a token: %s', (_what, token, expected) => {
  expect(judgeToken({ token }, 'portal').map(({ kind }) => kind)).toEqual(expected);
});

it.each([
  ['a name that is no header', { key: 'X Token', value: 'abc' }],
  ['a value beyond ASCII', { key: 'X-Token', value: '令牌' }],
  ['a value too long', { key: 'X-Token', value: 'a'.repeat(8001) }],
])('does not carry %s', (_what, token) => {
  expect(tokenIn({ token })).toBeUndefined();
});

it('finds a token that answers bring under another header, and says it once', () => {
  const session = begun();
  const bringer: Finding[] = [];
  session.takeRotated('visitor', answerWith({ 'x-xsrf-token': 'c' }), bringer);
  expect(bringer).toEqual([]);
  session.takeRotated('visitor', answerWith({ 'x-new-token': 'second' }), bringer);
  session.takeRotated('visitor', answerWith({ 'x-new-token': 'third' }), bringer);
  expect(bringer.map(({ kind, where }) => `${kind} ${where}`)).toEqual([
    'token-header-renamed x-new-token',
  ]);
});

it.each([
  ['short-key', 'short-key0000000'],
  ['0123456789abcdef', '0123456789abcdef'],
  ['0123456789abcdefgh', '0123456789abcdef'],
])('encrypts under the key %s padded or cut to 16 (spec §7)', (key, used) => {
  const decipher = createDecipheriv('aes-128-ecb', Buffer.from(used), null);
  const text =
    decipher.update(encrypted({ name: '林' }, key), 'base64', 'utf8') + decipher.final('utf8');
  expect(JSON.parse(text)).toEqual({ name: '林' });
});
