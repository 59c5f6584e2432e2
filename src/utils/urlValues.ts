import { isDay, isMonth } from './formats';
import { visibleText } from './visibleText';

/** Values from a URL's query: an invalid value counts as missing, so that any URL shows something. */

const pageLimit = 100_000;
/** Greatest number of characters of a keyword. */
export const keywordLimit = 60;
/** Years that dates of the portal may have; also rejects a year that is still being typed. */
const ownYears = /^20\d\d-/;
const codePattern = /^[\w.-]{1,40}$/;

/** One line without control characters, at most `limit` characters. */
export function lineOf(text: string | null, limit: number): string {
  const line = visibleText((text ?? '').replace(/\p{Cc}+/gu, ' ')).trim();
  return [...line].slice(0, limit).join('').trim();
}

/** The page number, from 1. */
export function pageOf(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), pageLimit) : 1;
}

/** One of these values, or undefined. */
export function choiceOf<T extends string>(
  text: string | null,
  choices: readonly T[],
): T | undefined {
  return choices.find((choice) => choice === text);
}

/** An existing calendar day as YYYY-MM-DD, or undefined. */
export function dayOf(text: string | null): string | undefined {
  return text && ownYears.test(text) && isDay(text) ? text : undefined;
}

/** A month as YYYY-MM, or undefined. */
export function monthOf(text: string | null): string | undefined {
  return text && ownYears.test(text) && isMonth(text) ? text : undefined;
}

/** A server's code, or undefined. */
export function codeOf(text: string | null): string | undefined {
  return text && codePattern.test(text) ? text : undefined;
}

/** The state with other filters and the first page. */
export function withFilters<S extends { current: number }>(state: S, patch: Partial<S>): S {
  return { ...state, ...patch, current: 1 };
}
