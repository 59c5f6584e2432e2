import { site } from '../../config/site';

/** Something with a time that a person may keep in a calendar of their own. */
export interface CalendarEvent {
  /** The same for the same event, so that a second file replaces the first entry (RFC 5545, UID). */
  uid: string;
  title: string;
  /** ISO 8601 with offset. */
  startsAt: string;
  /** Half an hour after the start unless said. */
  endsAt?: string;
  place?: string;
  details?: string;
  /** Where more is to be read: an absolute address. */
  url: string;
}

/** The calendars on the web that take an event by its address. */
export interface WebCalendars {
  google: string;
  outlook: string;
}

const defaultMinutes = 30;
/** RFC 5545, 3.1: lines are no longer than this many octets. */
const lineOctets = 75;

const library = () => import(/* webpackChunkName: "calendar" */ 'calendar-link');

/** RFC 5545, 3.3.11: the library escapes nothing in a text. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n');
}

/** RFC 5545, 3.1: a long line goes on after a line break and a space; never within a character. */
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
    // Plain characters alone: some calendars match nothing else.
    uid: `${encodeURIComponent(uid)}@${site.siteId}`,
    title,
    start: startsAt,
    ...(endsAt ? { end: endsAt } : { duration: [defaultMinutes, 'minute'] as [number, 'minute'] }),
    location: place,
    description: [details, url].filter(Boolean).join('\n'),
    url,
  };
}

/** The event as an iCalendar text (RFC 5545), its times in UTC so that every calendar shows the reader's own. */
export async function calendarText(event: CalendarEvent): Promise<string> {
  const { ics } = await library();
  const entry = entryOf(event);
  const address = ics({
    ...entry,
    title: escaped(entry.title),
    location: entry.location && escaped(entry.location),
    description: escaped(entry.description),
  });
  // The library answers a data: address.
  const text = decodeURIComponent(address.slice(address.indexOf(',') + 1));
  return text.split('\r\n').map(folded).join('\r\n');
}

/** The event as a file that common calendars open. */
export async function calendarFile(event: CalendarEvent): Promise<Blob> {
  return new Blob([await calendarText(event)], { type: 'text/calendar;charset=utf-8' });
}

/** Addresses that put the event into a calendar on the web. */
export async function webCalendars(event: CalendarEvent): Promise<WebCalendars> {
  const { eventify, google, outlook } = await library();
  const entry = entryOf(event);
  const { startTime, endTime } = eventify(entry);
  // The library writes the reader's local time without its zone; the calendar may be set to another.
  const address = new URL(outlook(entry));
  address.searchParams.set('startdt', startTime.toISOString());
  address.searchParams.set('enddt', endTime.toISOString());
  return { google: google(entry), outlook: address.href.replace(/\+/g, '%20') };
}
