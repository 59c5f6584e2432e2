/** Days and times, whoever wrote them. */
import { screen } from '@testing-library/react';
import Deadline, { DeadlineText } from '@/components/Deadline';
import { useDateText } from '@/hooks/useDateText';
import { deadlineWords, nearDay, portalDay, timeLeft } from '@/utils/dateWords';
import { isDay, isMonth } from '@/utils/formats';
import { monthSpan, shiftMonth } from '@/utils/month';
import { dayOf, monthOf } from '@/utils/urlValues';
import { anyText, fc } from '../helpers/property';
import { renderWithTexts } from '../helpers/texts';

const dayMs = 86_400_000;
const iso = (date: Date) => date.toISOString().slice(0, 10);
const moment = (min: string, max: string) =>
  fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true });

const number = (max: number) => fc.nat(max).map((value) => String(value).padStart(2, '0'));
const dayLike = fc
  .tuple(fc.integer({ min: 1900, max: 2199 }), number(13), number(32))
  .map((parts) => parts.join('-'));

/** Counts as a calendar does: the last day of a month is the day before the next month. */
function isOnCalendar(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return (
    month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
  );
}

describe('a day', () => {
  test('is one of the calendar', () => {
    fc.assert(
      fc.property(dayLike, (text) => expect(isDay(text)).toBe(isOnCalendar(text))),
      { numRuns: 2000 },
    );
  });

  test('that no calendar has is none, also where the browser knows no such date (Safari, Firefox)', () => {
    const Real = Date;
    class Strict extends Real {
      constructor(...parts: [number]) {
        const [text]: unknown[] = parts;
        const isOdd = typeof text === 'string' && !isOnCalendar(text.slice(0, 10));
        super(...(isOdd ? ([Number.NaN] as [number]) : parts));
      }
    }
    globalThis.Date = Strict as DateConstructor;
    try {
      expect(new Date('2026-02-30T00:00:00Z').getTime()).toBeNaN();
      expect([isDay('2026-02-30'), dayOf('2026-02-30'), isDay('2026-02-28')]).toEqual([
        false,
        undefined,
        true,
      ]);
    } finally {
      globalThis.Date = Real;
    }
  });

  test('in an address is one of the portal’s years, or missing', () => {
    fc.assert(
      fc.property(fc.oneof(dayLike, anyText), (text) => {
        expect(dayOf(text)).toBe(/^20/.test(text) && isDay(text) ? text : undefined);
        const month = text.slice(0, 7);
        expect(monthOf(month)).toBe(/^20/.test(month) && isMonth(month) ? month : undefined);
      }),
    );
  });

  test('of an instant is Beijing’s, eight hours before the day of Greenwich', () => {
    fc.assert(
      fc.property(moment('1992-01-01', '2199-12-31'), (date) => {
        expect(portalDay(date.getTime())).toBe(iso(new Date(date.getTime() + 8 * 3_600_000)));
      }),
    );
  });
});

test('a month has a first and a last day, and going on and back leads to the same', () => {
  const month = moment('1990-01-01', '2199-01-01').map((date) => iso(date).slice(0, 7));
  fc.assert(
    fc.property(month, fc.integer({ min: -240, max: 240 }), (start, by) => {
      expect(shiftMonth(shiftMonth(start, by), -by)).toBe(start);
      const { from, to } = monthSpan(start);
      expect([isDay(from), isDay(to), from.slice(0, 7), to.slice(0, 7)]).toEqual([
        true,
        true,
        start,
        start,
      ]);
      expect(iso(new Date(Date.parse(to) + dayMs)).slice(8)).toBe('01');
    }),
  );
});

test('a deadline’s words agree with the time that is left', () => {
  const instant = moment('2020-01-01', '2040-01-01').map((date) => date.getTime());
  fc.assert(
    fc.property(instant, fc.integer({ min: -40 * dayMs, max: 40 * dayMs }), (now, ms) => {
      const words = deadlineWords(now + ms, now);
      const { days, clock } = timeLeft(now + ms, now);
      expect(words.kind === 'passed').toBe(ms <= 0);
      const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
      const left = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
      expect(left).toBe(Math.max(0, Math.floor(ms / 1000)));
      if (words.kind === 'inDays') expect(Math.abs(words.days - days)).toBeLessThanOrEqual(1);
      if (words.kind === 'today') expect(nearDay(now + ms, now)).toBe('today');
    }),
  );
});

/** Every form in which a screen shows a time of the server. */
function Shown({ value }: { value: string }) {
  const words = useDateText();
  return (
    <ul aria-label="words">
      {Object.values(words).map((word: (value: string) => string, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>{word(value)}</li>
      ))}
      <li>
        <Deadline value={value} />
        <DeadlineText value={value} />
      </li>
    </ul>
  );
}

test('a time of the server that is none has no words, and the screen stays', () => {
  const junk = fc.oneof(anyText, fc.constant(null as unknown as string), dayLike);
  fc.assert(
    fc.property(junk, (value) => {
      const { unmount } = renderWithTexts(<Shown value={value} />);
      const text = screen.getByRole('list', { name: 'words' }).textContent ?? '';
      expect(text).not.toMatch(/NaN|Invalid|undefined/);
      expect(text === '').toBe(Number.isNaN(Date.parse(value)));
      unmount();
    }),
    { numRuns: 60 },
  );
});
