import type { Finding } from './finding';
import type { KindId } from './kinds/table';
import type { Known } from './known';
import type { Answer } from './transport';

/** Who makes a call: without a token, with a visitor's, with that of the signed-in person, or of an account made for this check. */
export type Caller = 'nobody' | 'visitor' | 'person' | 'newcomer';

/** The refusal that a call is to meet. */
export interface Wanted {
  /** Any of them; none: any code. */
  codes: string[];
  status?: number;
  /** The field that VALIDATION is to name. */
  field?: string;
  /** The kind of difference where another code, or `success`, comes. */
  instead?: Record<string, KindId>;
}

/** What a call carries. */
export interface Values {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | string[]>;
  body?: object;
  form?: FormData;
}

/** What came back, for what only this step can check. */
export interface Success {
  data: unknown;
  sent: Values;
  answer: Answer;
  known: Known;
}

/** One call with one set of values. */
export interface Step {
  /** operationId of the contract. */
  call: string;
  /** What is tried: `as asked`, `page 2`, `unknown id`. */
  name: string;
  by: Caller;
  /** It changes something on the server: done with --write alone. */
  writes?: boolean;
  /** @throws NotChecked where no earlier answer has a value that it needs. */
  values?(known: Known): Values | Promise<Values>;
  /** Absent: a success. */
  refused?: Wanted | ((known: Known) => Wanted);
  /** The kind of difference where a right call is refused. */
  refusedAs?: KindId;
  /** Made by the person on the way to the login. */
  beforeLogin?: boolean;
  /** What differs beyond the schema. */
  check?(success: Success): Finding[];
  /** Takes over what later steps need. */
  keep?(success: Success): void | Promise<void>;
  /** The failure that was wanted, for what only this step can check of it. */
  checkFailure?(body: unknown, known: Known): Finding[];
}
