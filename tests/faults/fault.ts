import type { PlaywrightTestOptions } from '@playwright/test';
import type { Journey, Step } from './journey';
import type { Recorded } from './recorded';
import type { Stage } from './stage';

/**
 * What the person may be shown: `failure`: that something went wrong, and what to do; `odd`: data that make little sense, as
 * far as they can be shown; `none`: nothing, for the person should not notice.
 */
export type Notice = 'failure' | 'odd' | 'none';

/** One thing that goes wrong, at each of its places in a journey a cell of the matrix. */
export interface Fault {
  name: string;
  notice: Notice;
  /** How long a step may take (ms); as long as any other by default. */
  longestMs?: number;
  /** Calls, steps or whatever else it is tried at. */
  places(journey: Journey, recorded: Recorded): string[];
  /** Before the journey begins; `stage.mend` is set to what ends it. */
  install?(stage: Stage, place: string): Promise<void>;
  /** Stands in for the press of a step. */
  press?(stage: Stage, step: Step, place: string): Promise<void>;
  /** Whether the journey may end without having met it. */
  mayBeMissed?: boolean;
  /** Settings of the browser's context. */
  use?: Partial<Pick<PlaywrightTestOptions, 'timezoneId' | 'viewport'>>;
  /** After each step that is done. */
  after?(stage: Stage, step: Step, place: string): Promise<void>;
}
