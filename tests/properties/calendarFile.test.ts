/** A calendar file with any texts of the server in it: a calendar reads exactly these, and no line of their own. */
import { type CalendarEvent, calendarText, outlookCalendar } from '@/utils/calendarFile';
import { fileName } from '@/utils/saveFile';
import { anyText, fc } from '../helpers/property';

const text = fc.oneof(
  anyText.map((one) => one.toWellFormed()),
  fc.constantFrom(
    'a\r\nEND:VEVENT',
    'a\nATTACH:file:///etc',
    '\\n',
    ';,:"',
    '\r',
    '招聘会\u2028一',
    'x'.repeat(300),
  ),
);
const moment = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
});
const event: fc.Arbitrary<CalendarEvent> = fc.record({
  uid: text,
  title: text,
  startsAt: moment.map((date) => date.toISOString()),
  place: fc.option(text, { nil: undefined }),
  details: fc.option(text, { nil: undefined }),
  url: fc.constant('https://portal.example/notice/1?a=b'),
});

/** The properties of a file as RFC 5545 reads them: unfolded (3.1), then unescaped (3.3.11). */
function read(file: string): Record<string, string> {
  const lines = file.replace(/\r\n /g, '').split('\r\n').filter(Boolean);
  const pairs = lines.map((line) => {
    const at = line.indexOf(':');
    const value = line
      .slice(at + 1)
      .replace(/\\([\\;,nN])/g, (_all, one) => (/n/i.test(one) ? '\n' : one));
    return [line.slice(0, at), value];
  });
  return Object.fromEntries(pairs);
}

/** A line break is one, however it was written. */
const asLines = (value: string) => value.replace(/\r\n?/g, '\n');

test('every text comes back as it was, and no text becomes a line of its own', async () => {
  await fc.assert(
    fc.asyncProperty(event, async (one) => {
      const file = await calendarText(one);
      const properties = read(file);
      expect(properties.SUMMARY ?? '').toBe(asLines(one.title));
      if (one.place) expect(properties.LOCATION).toBe(asLines(one.place));
      const details = [one.details, one.url].filter(Boolean).join('\n');
      expect(properties.DESCRIPTION).toBe(asLines(details));
      expect(properties.DTSTART).toBe(one.startsAt.replace(/[-:]|\.\d+/g, ''));
      expect(properties.UID).toMatch(/^[\x21-\x7e]*@army-site$/);
      for (const name of Object.keys(properties)) expect(name).toMatch(/^[A-Z-]+(?:;[A-Z=/-]+)*$/);
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
    }),
  );
});

test('Outlook on the web gets the same name and moment, at its own address', async () => {
  await fc.assert(
    fc.asyncProperty(event, async (one) => {
      const url = new URL(await outlookCalendar(one));
      expect(url.host).toBe('outlook.live.com');
      expect(asLines(url.searchParams.get('subject') ?? '')).toBe(asLines(one.title));
      const start = url.searchParams.get('startdt') ?? '';
      expect(start.slice(0, 19)).toBe(one.startsAt.slice(0, 19));
    }),
  );
});

test('a file’s name has its ending and nothing that a file system refuses', () => {
  fc.assert(
    fc.property(text, (title) => {
      const name = fileName(title, 'ics');
      expect(name).toMatch(/^[^\p{Cc}\\/:*?"<>|]{1,80}\.ics$/u);
      expect(name.trim()).toBe(name);
    }),
  );
});
