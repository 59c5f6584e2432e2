import { isDay, isMonth } from './formats';

/** Values read from a URL's query: whatever is not well formed counts as absent, so that any URL shows something. */

const pageLimit = 100_000;
/** Years in which something of the portal may be; also keeps half-typed ones out. */
const ownYears = /^20\d\d-/;

/** One line, no control characters, at most `limit` characters. */
export function lineOf(text: string | null, limit: number): string {
  return (text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, limit)
    .trim();
}

/** The page number, from 1. */
export function pageOf(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), pageLimit) : 1;
}

/** One of the values on offer, or undefined. */
export function choiceOf<T extends string>(
  text: string | null,
  choices: readonly T[],
): T | undefined {
  return choices.find((choice) => choice === text);
}

/** A calendar day as YYYY-MM-DD that exists, or undefined. */
export function dayOf(text: string | null): string | undefined {
  return text && ownYears.test(text) && isDay(text) ? text : undefined;
}

/** A month as YYYY-MM, or undefined. */
export function monthOf(text: string | null): string | undefined {
  return text && ownYears.test(text) && isMonth(text) ? text : undefined;
}

/** A query string with its `?`, without what is undefined or empty; '' when nothing is left. */
export function queryOf(values: Readonly<Record<string, string | number | undefined>>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** The days of a list, from and up to with; a range that ends before it begins is none: its beginning counts. */
export function daysOf(params: URLSearchParams): { from?: string; to?: string } {
  const from = dayOf(params.get('from'));
  const to = dayOf(params.get('to'));
  return { from, to: from && to && to < from ? undefined : to };
}

/** A list with other filters: the page begins anew. */
export function withFilters<S extends { current: number }>(state: S, patch: Partial<S>): S {
  return { ...state, ...patch, current: 1 };
}
