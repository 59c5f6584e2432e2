import { NotChecked } from './notChecked';
import { pickedTexts } from './picked';
import type { Terms } from './schema';

export interface Token {
  key: string;
  value: string;
  domain?: string;
}

/** What the check has learnt from answers so far: values for parameters come from here. */
export class Known {
  readonly terms: Terms = new Map();
  readonly #answers = new Map<string, unknown>();

  /** The `data` of a call; the first answer stays. */
  keep(name: string, data: unknown): void {
    if (!this.#answers.has(name)) this.#answers.set(name, data);
  }

  /** Kept over the earlier one. */
  renew(name: string, data: unknown): void {
    this.#answers.set(name, data);
  }

  data(name: string): unknown {
    return this.#answers.get(name);
  }

  /** Every text at a path of an answer. */
  texts(name: string, path: string): string[] {
    return pickedTexts(this.#answers.get(name), path);
  }

  /** @throws NotChecked where the answer has no such text. */
  text(name: string, path: string): string {
    const [first] = this.texts(name, path);
    if (first === undefined) throw new NotChecked(`no answer of ${name} has ${path}`);
    return first;
  }
}
