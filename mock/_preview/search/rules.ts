import { regionPrefix } from '../seed/regions';

/** Is the region `code` within `wanted`? A province holds its cities, a city its districts. */
export const isWithinRegion = (code: string, wanted: string): boolean =>
  code.startsWith(regionPrefix(wanted));

/** Is the category `code` `wanted` or one of its children? */
export const isWithinCategory = (code: string, wanted: string): boolean =>
  code === wanted || code.startsWith(`${wanted}-`);

/** Published in the last `days` days, today included; `published` in days from today, 0 or less. */
export const isPublishedWithin = (published: number, days: number): boolean => published > -days;

/** Closes today or in the next `days` days; `closing` in days from today, `undefined` when it is not open. */
export const closesWithin = (closing: number | undefined, days: number): boolean =>
  closing !== undefined && closing <= days;
