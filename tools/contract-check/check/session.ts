import { site } from '../../../config/site';
import type { Finding } from './finding';
import { shown } from './finding';
import type { Token } from './known';
import { fieldOf } from './picked';
import type { Caller } from './step';
import type { Answer } from './transport';

const maxLength = 8000;

/** Whether a header can carry the value as the portal sends it. */
function isHeaderValue(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value) &&
    value.length <= maxLength
  );
}

/** Headers by which servers give tokens. */
const tokenName = /(?:^|-)(?:\w*token|authorization|ticket)$/;

const isHeaderName = (name: unknown): name is string =>
  typeof name === 'string' && /^[!#$%&'*+.^_`|~\w-]+$/.test(name);

/** The token in an answer, if the portal could carry it. */
export function tokenIn(data: unknown): Token | undefined {
  const token = fieldOf(data, 'token');
  const [key, value, domain] = ['key', 'value', 'domain'].map((name) => fieldOf(token, name));
  if (!isHeaderName(key) || !isHeaderValue(value)) return undefined;
  return { key, value, ...(typeof domain === 'string' && { domain }) };
}

/** What differs in the token of an answer beyond its schema. */
export function checkToken(data: unknown, domain: string): Finding[] {
  const token = fieldOf(data, 'token');
  if (!tokenIn(data)) return [];
  const own = fieldOf(token, 'domain');
  return own === undefined || own === domain
    ? []
    : [{ kind: 'token-domain', where: 'data.token.domain', expected: domain, got: shown(own) }];
}

interface Held {
  token: Token;
  /** The value before the one that no call has used yet, and who brought the new one. */
  before?: { value: string; bringer: Finding[] };
}

/** The tokens of the callers, replaced by what answers bring (spec §4). */
export class Session {
  readonly #held = new Map<Caller, Held>();
  /** How many answers brought a new value. */
  rotations = 0;
  #isRenameTold = false;
  /** Whether the person's token is that of somebody signed in. */
  isPersonIn = false;

  begin(by: Caller, token: Token): void {
    this.#held.set(by, { token });
  }

  end(by: Caller): void {
    this.#held.delete(by);
  }

  token(by: Caller): Token | undefined {
    return this.#held.get(by)?.token;
  }

  /** Headers of every call (spec §7). */
  headers(by: Caller): Record<string, string> {
    const token = this.token(by);
    return {
      Accept: 'application/json, text/plain, */*',
      'X-Requested-With': 'XMLHttpRequest',
      [site.headers.site]: site.siteId,
      ...(token && { [token.key]: token.value }),
      ...(token?.domain && { [site.headers.domain]: token.domain }),
    };
  }

  /** Takes over a new value from an answer. Its refusal is later added to `bringer`, the findings of that answer. */
  takeRotated(by: Caller, { headers }: Answer, bringer: Finding[]): void {
    const held = this.#held.get(by);
    const value = held && headers.get(held.token.key);
    if (held && value === null) this.#seekRenamed(held.token.key, headers, bringer);
    if (!held || value === null || value === undefined || value === held.token.value) return;
    if (!isHeaderValue(value)) {
      const where = held.token.key;
      bringer.push({
        kind: 'token-header-unusable',
        where,
        expected: 'a value',
        got: shown(value),
      });
      return;
    }
    this.rotations += 1;
    const before = { value: held.token.value, bringer };
    this.#held.set(by, { token: { ...held.token, value }, before });
  }

  /** Told once: every answer would say it. */
  #seekRenamed(key: string, headers: Headers, bringer: Finding[]): void {
    const other = [...headers.keys()].find(
      (name) => tokenName.test(name) && !/csrf|xsrf/.test(name),
    );
    if (!other || this.#isRenameTold) return;
    this.#isRenameTold = true;
    const got = `${other}: ${headers.get(other)}`;
    bringer.push({ kind: 'token-header-renamed', where: other, expected: key, got });
  }

  /** A call with the present value was answered: no 401. */
  prove(by: Caller): void {
    const held = this.#held.get(by);
    if (held) delete held.before;
  }

  /** After a 401: goes back to the value before, if the refused one was new. Tells whether there is a reason to send again. */
  goBack(by: Caller): boolean {
    const held = this.#held.get(by);
    if (!held?.before) return false;
    const { value, bringer } = held.before;
    const where = held.token.key;
    const expected = 'taken by the next call';
    bringer.push({ kind: 'token-rotated-refused', where, expected, got: '401' });
    this.#held.set(by, { token: { ...held.token, value } });
    return true;
  }
}
