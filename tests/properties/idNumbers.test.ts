import { factsOfIdNumber, isResidentIdNumber } from '@/features/resume/shared/idNumber';
import { isPersonNumber } from '@/utils/cleaning';
import { isEmail, isMobile } from '@/utils/formats';
import { anyText, fc, runs } from '../helpers/property';

/** GB 11643: the check digit by ISO 7064 MOD 11-2, computed as that standard says, from left to right. */
function checkDigit(digits: string): string {
  const rest = [...digits].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0);
  return '0123456789X'[(12 - rest) % 11] ?? '';
}

const birth = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const person = fc.tuple(fc.integer({ min: 100_000, max: 999_999 }), birth, fc.nat(999));
const numberOf = ([region, day, order]: [number, string, number]): string => {
  const digits = `${region}${day.replaceAll('-', '')}${String(order).padStart(3, '0')}`;
  return digits + checkDigit(digits);
};

test('a number made by the standard is one, and tells day of birth and sex', () => {
  fc.assert(
    fc.property(person, (parts) => {
      const number = numberOf(parts);
      expect(isResidentIdNumber(number)).toBe(true);
      expect(isResidentIdNumber(number.toLowerCase())).toBe(true);
      const gender = parts[2] % 2 === 1 ? '1' : '2';
      expect(factsOfIdNumber(number)).toEqual({ birthDate: parts[1], gender });
      expect(isPersonNumber(` ${number.slice(0, 6)}-${number.slice(6)} `)).toBe(true);
    }),
    runs(1000),
  );
});

test('the example of GB 11643 is one', () => {
  expect(isResidentIdNumber('11010519491231002X')).toBe(true);
});

test('one wrong digit, or two that changed places, is noticed', () => {
  fc.assert(
    fc.property(person, fc.nat(16), fc.integer({ min: 1, max: 9 }), (parts, at, by) => {
      const number = numberOf(parts);
      const digit = (Number(number[at]) + by) % 10;
      expect(isResidentIdNumber(number.slice(0, at) + digit + number.slice(at + 1))).toBe(false);
      const [one = '', other = ''] = number.slice(at, at + 2);
      const swapped = number.slice(0, at) + other + one + number.slice(at + 2);
      if (one !== other) expect(isResidentIdNumber(swapped)).toBe(false);
    }),
    runs(1000),
  );
});

test('any other text is none, and tells nothing', () => {
  const near = fc.string({
    unit: fc.constantFrom(...'0123456789Xx '),
    minLength: 15,
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.oneof(anyText, near), (text) => {
      const isOne =
        /^[1-9]\d{16}[\dXx]$/.test(text) &&
        text.slice(-1).toUpperCase() === checkDigit(text.slice(0, 17));
      if (!isOne) expect(isResidentIdNumber(text)).toBe(false);
      expect(factsOfIdNumber(text) !== undefined).toBe(isResidentIdNumber(text));
    }),
    runs(1000),
  );
});

test('a mobile number is found however it is written; it is no address, and an address no number', () => {
  const mobile = fc
    .tuple(fc.integer({ min: 3, max: 9 }), fc.nat(999_999_999))
    .map(([second, rest]) => `1${second}${String(rest).padStart(9, '0')}`);
  fc.assert(
    fc.property(mobile, fc.constantFrom('', '+86', '0086', '86 ', '(+86)'), (number, prefix) => {
      expect(isMobile(number)).toBe(true);
      const grouped = `${prefix}${number.slice(0, 3)}-${number.slice(3, 7)} ${number.slice(7)}`;
      expect(isPersonNumber(grouped)).toBe(true);
      const wide = number.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
      expect(isPersonNumber(wide)).toBe(true);
      expect([isEmail(number), isMobile(`${number}@a.cn`)]).toEqual([false, false]);
    }),
  );
});

test('an e-mail address has one @ with something on both sides', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.emailAddress()), (text) => {
      if (isEmail(text)) expect(text).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/);
    }),
  );
  fc.assert(fc.property(fc.emailAddress({ size: 'small' }), (text) => isEmail(text)));
});
