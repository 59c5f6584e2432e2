import { randomUUID } from 'node:crypto';
import { NotChecked } from './notChecked';
import type { Answer } from './transport';

/** What only a person can read. Both throw NotChecked where nobody is there to do it. */
export interface Reader {
  /** The text of a captcha picture. */
  solve(picture: Answer): Promise<string>;
  /** The code that was sent to a mobile number. */
  code(mobile: string): Promise<string>;
}

/** One captcha: its random, and its text once it is read, or why it was not. */
export interface Puzzle {
  random: string;
  captcha: string;
  unread?: string;
}

/** What a call sends of a captcha. @throws NotChecked where it was not read */
export function answered({ random, captcha, unread }: Puzzle): Omit<Puzzle, 'unread'> {
  if (!captcha) throw new NotChecked(unread ?? 'no captcha was drawn');
  return { random, captcha };
}

export const newPuzzle = (): Puzzle => ({ random: randomUUID(), captcha: '' });
