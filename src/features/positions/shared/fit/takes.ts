import { educationLevel } from '../educationLevel';

/**
 * Whether a position with the education `minimum` accepts the education `held`. Education is a minimum (contract:
 * Entities): a person with a bachelor's may apply where a bachelor's or less is required. An unknown code requires
 * nothing.
 */
export function takesEducation(minimum: string, held: string): boolean {
  return (educationLevel(minimum) ?? 0) <= (educationLevel(held) ?? 0);
}

/**
 * Whether a list of majors accepts `major`. Codes nest by prefix (discipline, class, major): computing accepts software
 * engineering, and a person with, or a search for, all of computing matches software engineering, too. An empty list
 * accepts everybody (contract: Entities).
 */
export function takesMajor(asked: readonly string[], major: string): boolean {
  return (
    asked.length === 0 || asked.some((code) => major.startsWith(code) || code.startsWith(major))
  );
}

/** Whether a list of sources accepts `source`; an empty list accepts everybody (contract: Entities). */
export function takesSource(asked: readonly string[], source: string): boolean {
  return asked.length === 0 || asked.includes(source);
}
