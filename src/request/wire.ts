import { isRecord } from '@/utils/isRecord';
import { wire } from '../../config/wire';

type Names = Readonly<Record<string, string>>;

/** The contract's name and the server's, where these differ. */
const changesOf = (names: Names) => Object.entries(names).filter(([own, other]) => own !== other);
const envelopeChanges = changesOf(wire.envelope);
const pagingChanges = changesOf(wire.paging);

/** The same fields under other names; a field that is not there stays away. */
function renamed(
  value: Record<string, unknown>,
  changes: readonly (readonly [from: string, to: string])[],
): Record<string, unknown> {
  const names = new Map(changes);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [names.get(name) ?? name, one]),
  );
}

const backwards = (changes: [string, string][]) =>
  changes.map(([own, other]) => [other, own] as const);

/** Every text of a value changed; files and forms are no plain values and stay. */
function eachText(value: unknown, change: ((text: string) => string) | undefined): unknown {
  if (!change) return value;
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => eachText(one, change));
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, eachText(one, change)]),
  );
}

/** Method and path that the server has for a call of the contract. */
export function placeOf(method: string, path: string): { method: string; path: string } {
  const [otherMethod = method, otherPath = path] =
    wire.calls[`${method.toLowerCase()} ${path}`]?.split(' ') ?? [];
  return { method: otherMethod, path: otherPath };
}

/** Query or body as the server wants them. */
export function toWire<T>(values: T): T {
  const dated = eachText(values, wire.times?.write);
  const isRenamed = pagingChanges.length > 0 && isRecord(dated) && !(dated instanceof FormData);
  return (isRenamed ? renamed(dated, pagingChanges) : dated) as T;
}

function pageFromWire(data: unknown): unknown {
  if (pagingChanges.length === 0 || !isRecord(data) || !(wire.paging.list in data)) return data;
  return renamed(data, backwards(pagingChanges));
}

/** The body of an answer as the contract has it. */
export function fromWire(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const envelope = envelopeChanges.length > 0 ? renamed(body, backwards(envelopeChanges)) : body;
  const { data, errorCode } = envelope;
  return {
    ...envelope,
    ...('data' in envelope && { data: pageFromWire(eachText(data, wire.times?.read)) }),
    ...('errorCode' in envelope && {
      errorCode: wire.errorCodes[String(errorCode)] ?? errorCode,
    }),
  };
}
