/** Reads a query or body in which anything may stand. */
export interface Fields {
  /** The first value as trimmed text, `''` when missing. */
  text(name: string): string;
  /** All values as text; repeated names, `name[]` and JSON arrays alike. */
  list(name: string): string[];
  int(name: string, fallback: number): number;
  /** True for `true` and `1`. */
  flag(name: string): boolean;
  has(name: string): boolean;
  value(name: string): unknown;
  /** The value as an object, `{}` when it is none. */
  record(name: string): Record<string, unknown>;
  readonly all: Record<string, unknown>;
}

/** Narrows to a plain object (not an array). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : '';
}

/** Readers over an object of unknown values. */
export function fieldsOf(source: unknown): Fields {
  const all = isRecord(source) ? source : {};
  const value = (name: string): unknown => all[name] ?? all[`${name}[]`];
  const text = (name: string): string => {
    const found = value(name);
    return asText(Array.isArray(found) ? found[0] : found);
  };
  return {
    all,
    value,
    text,
    list: (name) => {
      const found = value(name);
      return (Array.isArray(found) ? found : [found]).map(asText).filter((item) => item !== '');
    },
    int: (name, fallback) => {
      const number = Number.parseInt(text(name), 10);
      return Number.isNaN(number) ? fallback : number;
    },
    flag: (name) => ['true', '1'].includes(text(name)),
    has: (name) => value(name) !== undefined,
    record: (name) => {
      const found = value(name);
      return isRecord(found) ? found : {};
    },
  };
}

/** Readers over the query of a URL; a name that repeats holds every value, however many. */
export function queryOf(url: string): Fields {
  const params = new URL(url, 'http://preview.invalid').searchParams;
  const all: Record<string, unknown> = {};
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name);
    all[name] = values.length > 1 ? values : values[0];
  }
  return fieldsOf(all);
}
