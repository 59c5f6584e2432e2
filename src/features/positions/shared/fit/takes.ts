import { educationLevel } from '../educationLevel';

/**
 * Does a position that asks for `minimum` take somebody of education `held`? Education is a minimum (contract:
 * Entities), so that a bachelor may apply for what asks for a bachelor or less. A code that nobody knows asks for nothing.
 */
export function takesEducation(minimum: string, held: string): boolean {
  return (educationLevel(minimum) ?? 0) <= (educationLevel(held) ?? 0);
}

/**
 * Does a list of majors touch `major`? Codes nest by prefix (discipline, class, major): computing takes software engineering, and
 * whoever has or seeks computing as a whole is not outside software engineering. An empty list takes everybody (contract: Entities).
 */
export function takesMajor(asked: readonly string[], major: string): boolean {
  return (
    asked.length === 0 || asked.some((code) => major.startsWith(code) || code.startsWith(major))
  );
}

/** Does a list of sources take `source`? An empty list takes everybody (contract: Entities). */
export function takesSource(asked: readonly string[], source: string): boolean {
  return asked.length === 0 || asked.includes(source);
}
