import { isRecord } from '@/utils/isRecord';
import { wire } from '../../config/wire';

type Names = Readonly<Record<string, string>>;
type Change = (value: unknown, field: string) => unknown;

const isSnake = wire.names === 'snake_case';
const toSnake = (name: string) =>
  isSnake ? name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`) : name;
const toCamel = (name: string) =>
  isSnake ? name.replace(/_([a-z\d])/g, (_, one: string) => one.toUpperCase()) : name;

/** The server's name and the contract's, where these differ. */
const readingOf = (names: Names) =>
  new Map(
    Object.entries(names)
      .filter(([own, other]) => own !== other)
      .map(([own, other]) => [other, own]),
  );
const envelopeNames = readingOf(wire.envelope);
const pagingNames = readingOf(wire.paging);
const writtenNames = new Map([...pagingNames].map(([other, own]) => [toSnake(own), other]));

/** The same fields under other names; a field that is not there stays away. */
function renamed(
  value: Record<string, unknown>,
  names: ReadonlyMap<string, string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [names.get(name) ?? name, one]),
  );
}

/** Fields that hold a moment; a test compares it with the contract. */
export const momentField = /^(?:at|from|to)$|(?:At|By|From|To)$/;
const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;
const { times } = wire;
const unit = times === 's' ? 1000 : 1;
const isCounted = typeof times === 'string';

const readTime: Change = (value, field) => {
  if (typeof times === 'object') return typeof value === 'string' ? times.read(value) : value;
  const isMoment = isCounted && typeof value === 'number' && momentField.test(field);
  return isMoment ? new Date(value * unit).toISOString() : value;
};

const writeTime: Change = (value) => {
  if (typeof value !== 'string') return value;
  if (typeof times === 'object') return times.write(value);
  return isCounted && isoTime.test(value) ? Math.floor(Date.parse(value) / unit) : value;
};

/**
 * Names and single values of a whole value changed; files and forms are no plain values and stay. The names in `values`
 * are those that the server gives its own fields (contract: FieldValues).
 */
function changed(
  value: unknown,
  rename: (name: string) => string,
  change: Change,
  field = '',
): unknown {
  if (Array.isArray(value)) return value.map((one) => changed(one, rename, change, field));
  if (!isRecord(value)) return change(value, field);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([name, one]) => {
    const inside = name === 'values' ? String : rename;
    return [rename(name), changed(one, inside, change, rename(name))];
  });
  return Object.fromEntries(entries);
}

const isOtherwise = isSnake || times !== undefined;

/** Method and path that the server has for a call of the contract. */
export function placeOf(method: string, path: string): { method: string; path: string } {
  const [otherMethod = method, otherPath = path] =
    wire.calls[`${method.toLowerCase()} ${path}`]?.split(' ') ?? [];
  return { method: otherMethod, path: otherPath };
}

/** The number of a page counted from another first one. */
function counted(page: Record<string, unknown>, by: number): Record<string, unknown> {
  return typeof page.current === 'number' ? { ...page, current: page.current + by } : page;
}

/** Query, body or plain text of a payload as the server wants them. */
export function toWire<T>(values: T): T {
  if (!isRecord(values) || values instanceof FormData) return values;
  const page = wire.firstPage === 1 ? values : counted(values, wire.firstPage - 1);
  const written = isOtherwise ? changed(page, toSnake, writeTime) : page;
  const isRenamed = writtenNames.size > 0 && isRecord(written);
  return (isRenamed ? renamed(written, writtenNames) : written) as T;
}

function dataFromWire(data: unknown): unknown {
  const isPage = isRecord(data) && wire.paging.list in data;
  const named = isPage && pagingNames.size > 0 ? renamed(data, pagingNames) : data;
  const read = isOtherwise ? changed(named, toCamel, readTime) : named;
  return isPage && isRecord(read) ? counted(read, 1 - wire.firstPage) : read;
}

/** The body of an answer as the contract has it. */
export function fromWire(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const named = envelopeNames.size > 0 ? renamed(body, envelopeNames) : body;
  const envelope = Object.fromEntries(
    Object.entries(named).map(([name, one]) => [toCamel(name), one]),
  );
  const { data, errorCode } = envelope;
  return {
    ...envelope,
    ...('data' in envelope && { data: dataFromWire(data) }),
    ...('errorCode' in envelope && {
      errorCode: wire.errorCodes[String(errorCode)] ?? errorCode,
    }),
  };
}
