import { createCipheriv, createDecipheriv } from 'node:crypto';
import { encryptPayload, fitKey } from '@/session/actions/encryption';

/** Node's implementation, which is independent of the portal's. */
function nodeEncrypt(text: string, key: string): string {
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
}

describe('fitKey', () => {
  it.each([
    ['', '0000000000000000'],
    ['a', 'a000000000000000'],
    ['0123456789abcde', '0123456789abcde0'],
    ['0123456789abcdef', '0123456789abcdef'],
    ['0123456789abcdefg', '0123456789abcdef'],
    ['0123456789abcdef0123456789abcdef', '0123456789abcdef'],
  ])('%j is %j', (key, fitted) => {
    expect(fitKey(key)).toBe(fitted);
  });

  it.each(['钥匙', 'ключ', 'a\n'])('refuses %j, whose 16 characters are no AES-128 key', (key) => {
    expect(() => fitKey(key)).toThrow(RangeError);
  });
});

const values: [string, unknown][] = [
  ['an empty object', {}],
  ['a login', { loginName: 'candidate', password: 'Preview#2026', captcha: 'AB12', random: 'r' }],
  ['Chinese', { name: '张三', note: '烈士及因公牺牲军人配偶子女' }],
  ['astral characters', { note: '𠮷😀' }],
  ['text of one block', 'x'.repeat(14)],
  ['text of one block and a byte', 'x'.repeat(15)],
  ['a long text', '岗'.repeat(5000)],
  ['quotes and controls', { a: '"\\\u0000\n' }],
];
const keys = ['', 'k', '0123456789abcdef', '0123456789abcdefXYZ', 'a b~!@#$%^&*()_+'];

describe.each(keys)('encryptPayload with the key %j', (key) => {
  it.each(values)('agrees with Node for %s', async (_what, value) => {
    const payload = await encryptPayload(value, key);
    expect(payload).toBe(nodeEncrypt(JSON.stringify(value), fitKey(key)));
    const decipher = createDecipheriv('aes-128-ecb', fitKey(key), null);
    const text = decipher.update(payload, 'base64', 'utf8') + decipher.final('utf8');
    expect(JSON.parse(text)).toEqual(value);
  });
});

it('gives the known vector of FIPS 197 padded by PKCS#7', () => {
  // The example of the standard's appendix B is one block. It checks Node's result, with which all tests above compare.
  const key = Buffer.from('2b7e151628aed2a6abf7158809cf4f3c', 'hex');
  const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false);
  const block = cipher.update('3243f6a8885a308d313198a2e0370734', 'hex', 'hex');
  expect(block).toBe('3925841d02dc09fbdc118597196a0b32');
});
