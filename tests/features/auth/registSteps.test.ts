import { hasAgreedTo, stepFor, valuesFrom } from '@/features/auth/regist/registSteps';
import type { PolicyText } from '@/services/types';

function text(docId: string, kind: PolicyText['kind'], version = '1'): PolicyText {
  const publishedAt = '2026-11-01T00:00:00+08:00';
  return { docId, kind, version, title: docId, contentHtml: '', publishedAt };
}

const empty = valuesFrom(undefined);
const filled = { ...empty, loginName: 'zhaoyun', mobile: '13911112222', code: '1' };

describe('which step may be shown', () => {
  test.each([
    ['password', false, filled, 'agreement'],
    ['account', false, filled, 'agreement'],
    ['account', true, filled, 'account'],
    ['password', true, filled, 'password'],
    ['password', true, { ...filled, code: '' }, 'account'],
    ['password', true, { ...filled, mobile: '' }, 'account'],
    ['password', true, { ...filled, loginName: '' }, 'account'],
    ['done', true, filled, 'agreement'],
    ['', true, filled, 'agreement'],
    [null, true, filled, 'agreement'],
    ['__proto__', true, filled, 'agreement'],
  ] as const)('%s, agreed %s → %#', (wanted, hasAgreed, values, expected) => {
    expect(stepFor(wanted, hasAgreed, values)).toBe(expected);
  });

  test('the way not chosen does not count', () => {
    expect(stepFor('password', true, { ...filled, way: 'email' })).toBe('account');
  });
});

describe('what the tab kept', () => {
  test.each([
    ['nothing', undefined],
    ['a number', 7],
    ['null', null],
    ['other types', { way: 'pigeon', loginName: 1, mobile: {}, email: [], agreed: 'yes' }],
  ])('%s counts as empty', (_name, kept) => {
    const texts = { loginName: '', mobile: '', email: '', captcha: '', code: '', password: '' };
    expect(valuesFrom(kept)).toEqual({ way: 'mobile', ...texts, agreed: {} });
  });

  test.each([null, 'x', ['1'], { 1: 'yes' }, {}])('%j is no consent', (versions) => {
    const { agreed } = valuesFrom({ agreed: { a7: versions } });
    expect(hasAgreedTo([text('a7', 'agreement')], agreed)).toBe(false);
  });

  test('is read as it was written', () => {
    const agreed = { a7: { 1: true } };
    const kept = { way: 'email', loginName: 'x', mobile: '1', email: 'a@b.c', agreed };
    expect(valuesFrom(kept)).toEqual({ ...empty, ...kept });
  });
});
