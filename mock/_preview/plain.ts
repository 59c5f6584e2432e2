import { isRecord } from './fields';

/** Fields that a server may go without (`x-optional` in the contract). */
export const optionalFields: readonly string[] = ['salary', 'benefits', 'meetingUrl', 'bring'];
/** Query parameters that it may not know, and values of others. */
export const optionalParameters: Readonly<Record<string, true | readonly string[]>> = {
  salaryFrom: true,
  sort: ['salary'],
};

/** The data as a server answers that knows the specification's fields alone. */
export function withoutOptional(data: unknown): unknown {
  if (Array.isArray(data)) {
    return data
      .filter((one) => !(isRecord(one) && optionalParameters[String(one.key)] === true))
      .map(withoutOptional);
  }
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      optionalFields.includes(key) ? [] : [[key, withoutOptional(value)]],
    ),
  );
}

/** An address as that server reads it. */
export function plainAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://preview');
  for (const [name, unknown] of Object.entries(optionalParameters)) {
    if (unknown === true || unknown.includes(searchParams.get(name) ?? '')) {
      searchParams.delete(name);
    }
  }
  return `${pathname}?${searchParams}`;
}
