import type { Persona } from '../personas';
import type { Scenario } from '../scenarios';

/** One way to see a screen: its name, persona, address, and the server's error if there is one. */
export type Way = [name: string, persona: Persona, to: string, server?: Scenario];

/** A route of the site map, written as in spec §2, and the ways to see it. */
export interface ScreenRow {
  route: string;
  name: string;
  area: string;
  ways: readonly Way[];
}
