import { site } from '../../config/site';

/** An event that a person may save in their own calendar. */
export interface CalendarEvent {
  /** Always the same for the same event, so that a second file replaces the first entry (RFC 5545, UID). */
  uid: string;
  title: string;
  /** ISO 8601 with offset. */
  startsAt: string;
  /** ISO 8601 with offset; half an hour after the start by default. */
  endsAt?: string;
  place?: string;
  details?: string;
  /** Absolute URL of a page with more information. */
  url: string;
}

const defaultMinutes = 30;
/** The greatest length of a line in octets (RFC 5545, 3.1). */
const lineOctets = 75;

const library = () => import(/* webpackChunkName: "calendar" */ 'calendar-link');

/** Escapes a text (RFC 5545, 3.3.11): the library does not. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n');
}

/** Folds a long line: a line break and a space, never within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let width = 0;
  let text = '';
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (width + octets > lineOctets) {
      text += '\r\n ';
      width = 1;
    }
    text += character;
    width += octets;
  }
  return text;
}

function entryOf({ uid, title, startsAt, endsAt, place, details, url }: CalendarEvent) {
  return {
    // ASCII only: some calendars do not match other characters.
    uid: `${encodeURIComponent(uid)}@${site.siteId}`,
    title,
    start: startsAt,
    ...(endsAt ? { end: endsAt } : { duration: [defaultMinutes, 'minute'] as [number, 'minute'] }),
    location: place,
    description: [details, url].filter(Boolean).join('\n'),
    url,
  };
}

/** One event within its file. */
const component = /BEGIN:VEVENT\r\n.*END:VEVENT\r\n/s;

/** The events as an iCalendar text (RFC 5545). Times are in UTC, so that every calendar shows them in its own zone. */
export async function calendarText(...events: readonly CalendarEvent[]): Promise<string> {
  const { ics } = await library();
  const texts = events.map((event) => textOf(ics, event));
  // The library knows files of one event alone.
  const all = texts.map((text) => component.exec(text)?.[0] ?? '').join('');
  return (texts[0] ?? '').replace(component, () => all);
}

function textOf(ics: (entry: ReturnType<typeof entryOf>) => string, event: CalendarEvent): string {
  const entry = entryOf(event);
  const address = ics({
    ...entry,
    title: escaped(entry.title),
    location: entry.location && escaped(entry.location),
    description: escaped(entry.description),
  });
  // The library returns a data: URL.
  const text = decodeURIComponent(address.slice(address.indexOf(',') + 1));
  return text.split('\r\n').map(folded).join('\r\n');
}

/** The events as an .ics file. */
export async function calendarFile(...events: readonly CalendarEvent[]): Promise<Blob> {
  return new Blob([await calendarText(...events)], { type: 'text/calendar;charset=utf-8' });
}

/** A URL that adds the event to Outlook's calendar on the web. Google's cannot be reached where the candidates are. */
export async function outlookCalendar(event: CalendarEvent): Promise<string> {
  const { eventify, outlook } = await library();
  const entry = entryOf(event);
  const { startTime, endTime } = eventify(entry);
  // The library writes local times without a zone; the calendar may be set to another zone.
  const address = new URL(outlook(entry));
  address.searchParams.set('startdt', startTime.toISOString());
  address.searchParams.set('enddt', endTime.toISOString());
  return address.href.replace(/\+/g, '%20');
}
