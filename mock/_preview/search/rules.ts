import { educationLevel } from '../../../src/features/positions/shared/educationLevel';
import { regionPrefix } from '../seed/regions';

const levelOf = (education: string): number => educationLevel(education) ?? 0;

/**
 * Does a position that asks for `minimum` suit somebody of education `held`? The contract says that education is a
 * minimum, so the filter is read as what the seeker has: 大学本科 finds what asks for 本科 or less.
 */
export const suitsEducation = (minimum: string, held: string): boolean =>
  levelOf(minimum) <= levelOf(held);

/**
 * Does a list of majors take `major`? Codes nest by prefix (discipline, class, major): 计算机类 takes 软件工程,
 * and who looks for 计算机类 also finds what asks for 软件工程. An empty list takes everybody (the contract).
 */
export const takesMajor = (asked: readonly string[], major: string): boolean =>
  asked.length === 0 || asked.some((code) => major.startsWith(code) || code.startsWith(major));

/** Does a list of sources take `source`? An empty list takes everybody (the contract). */
export const takesSource = (asked: readonly string[], source: string): boolean =>
  asked.length === 0 || asked.includes(source);

/** Is the region `code` within `wanted`? A province holds its cities, a city its districts. */
export const isWithinRegion = (code: string, wanted: string): boolean =>
  code.startsWith(regionPrefix(wanted));

/** Is the category `code` `wanted` or one of its children? */
export const isWithinCategory = (code: string, wanted: string): boolean =>
  code === wanted || code.startsWith(`${wanted}-`);

/** Published in the last `days` days, today being the first; `published` in days from today, never above 0. */
export const isPublishedWithin = (published: number, days: number): boolean => published > -days;

/** Closes today or in the next `days` days; `closing` in days from today, `undefined` of what is not open. */
export const closesWithin = (closing: number | undefined, days: number): boolean =>
  closing !== undefined && closing <= days;
