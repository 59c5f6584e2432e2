import {
  type CalendarEvent,
  calendarFile,
  calendarText,
  outlookCalendar,
} from '@/utils/calendarFile';
import { fileName } from '@/utils/saveFile';

const event: CalendarEvent = {
  uid: 'notice-n001-报名截止',
  title: '报名截止 - 青岚集团; 2026 年冬季, 招聘\\公告',
  startsAt: '2026-12-05T18:00:00+08:00',
  url: 'https://portal.example/notice/n001',
};

/** The lines as a calendar reads them: folded ones are joined again (RFC 5545, 3.1). */
async function lines(over: Partial<CalendarEvent> = {}): Promise<Record<string, string>> {
  const text = await calendarText({ ...event, ...over });
  const unfolded = text.replace(/\r\n /g, '').split('\r\n');
  return Object.fromEntries(
    unfolded.map((line) => [
      line.slice(0, line.indexOf(':')),
      decodeURI(line.slice(line.indexOf(':') + 1)),
    ]),
  );
}

describe('calendar file', () => {
  it('holds the time in UTC, whatever the offset it came with', async () => {
    expect(await lines()).toMatchObject({ DTSTART: '20261205T100000Z', DTEND: '20261205T103000Z' });
    expect(
      await lines({ startsAt: '2026-12-05T23:30:00-05:00', endsAt: '2026-12-06T01:00:00-05:00' }),
    ).toMatchObject({ DTSTART: '20261206T043000Z', DTEND: '20261206T060000Z' });
  });

  it('keeps the same entry for the same event', async () => {
    const [one, other] = await Promise.all([lines(), lines({ title: '改了' })]);
    expect(one.UID).toBe('notice-n001-报名截止@army-site');
    expect(other.UID).toBe(one.UID);
  });

  it('has lines of at most 75 octets that end as the format asks', async () => {
    const text = await calendarText({ ...event, title: '很长的名称'.repeat(30) });
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/);
    const octets = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
  });

  it('is a calendar file for the system', async () => {
    expect((await calendarFile(event)).type).toBe('text/calendar;charset=utf-8');
  });

  it('has a name that every file system takes', () => {
    expect(fileName('报名截止: a/b "c"?', 'ics')).toBe('报名截止 a b c.ics');
    expect(fileName(' ///', 'ics')).toBe('file.ics');
  });
});

describe('Outlook’s calendar on the web', () => {
  it('gets the same moment', async () => {
    const outlook = await outlookCalendar(event);
    const query = new URL(outlook).searchParams;
    expect(query.get('startdt')).toBe('2026-12-05T10:00:00.000Z');
    expect(query.get('enddt')).toBe('2026-12-05T10:30:00.000Z');
    expect(query.get('subject')).toBe(event.title);
    expect(outlook).not.toContain('+');
  });
});
