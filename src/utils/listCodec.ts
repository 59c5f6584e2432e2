import { choiceOf, codeOf, dayOf, keywordLimit, lineOf, monthOf, pageOf } from './urlValues';

/** Converts a screen's state from and to a query. */
export interface UrlCodec<S> {
  /** Never throws: a missing or invalid parameter gets its default, independently of the others. */
  parse: (query: URLSearchParams) => S;
  /**
   * The query with its `?`, or an empty text. Defaults are left out and the order is fixed, so that one state has one
   * URL.
   */
  format: (state: S, present?: string) => string;
}

/** One parameter of a state in the URL. */
export interface Param<T> {
  /** From the texts under its name; an empty list when the parameter is missing. */
  read: (texts: readonly string[]) => T;
  /** Its texts in the URL; an empty list for the default. */
  write: (value: T) => readonly (string | number)[];
  /** Its name in the URL where it differs from the key in the state. */
  name?: string;
}

type Params<S> = { [K in keyof Required<S>]: Param<S[K]> };

interface CodecOptions<S> {
  /** Removes values that contradict each other. */
  tidy?: (state: S) => S;
  /** Which parameters of the current query stay: those named, or all that do not belong to the list. */
  keep?: readonly string[] | 'others';
}

/** A codec for a list's state, made of its parameters. */
export function listCodec<S extends object>(
  params: Params<S>,
  { tidy = (state) => state, keep = [] }: CodecOptions<S> = {},
): UrlCodec<S> {
  const keys = Object.keys(params) as (keyof S & string)[];
  const nameOf = (key: keyof S & string): string => params[key].name ?? key;
  const names = keys.map(nameOf);
  const isKept = (name: string) =>
    keep === 'others' ? !names.includes(name) : keep.includes(name);
  return {
    parse: (query) => {
      const state: Partial<S> = {};
      for (const key of keys) state[key] = params[key].read(query.getAll(nameOf(key)));
      // The loop has read every key.
      return tidy(state as S);
    },
    format: (state, present = '') => {
      const query = new URLSearchParams();
      const tidied = tidy(state);
      for (const key of keys) {
        for (const text of params[key].write(tidied[key])) query.append(nameOf(key), String(text));
      }
      for (const [name, text] of new URLSearchParams(present)) {
        if (isKept(name)) query.append(name, text);
      }
      const text = query.toString();
      return text && `?${text}`;
    },
  };
}

/** A parameter with at most one text; `write` returns undefined or '' for the default. */
export const single = <T>(
  read: (text: string | null) => T,
  write: (value: T) => string | number | undefined,
): Param<T> => ({
  read: ([text = null]) => read(text),
  write: (value) => {
    const text = write(value);
    return text === undefined || text === '' ? [] : [text];
  },
});

const same = <T>(value: T): T => value;

/** The page number, from 1. */
export const page = single(pageOf, (value) => (value > 1 ? value : undefined));
export const day = single(dayOf, same);
export const month = single(monthOf, same);
export const code = single(codeOf, same);
/** A server's id, which may contain any characters. */
export const id = single((text) => lineOf(text, 100) || undefined, same);
/** One line of at most `limit` characters. */
export const line = (limit: number): Param<string> => single((text) => lineOf(text, limit), same);
/** What is searched for. */
export const keyword = line(keywordLimit);
/** One of these values, or undefined. */
export const choice = <T extends string>(choices: readonly T[]): Param<T | undefined> =>
  single((text) => choiceOf(text, choices), same);
/** One of these values; `usual` is the default. */
export const choiceOr = <T extends string>(usual: T, choices: readonly T[]): Param<T> =>
  single(
    (text) => choiceOf(text, choices) ?? usual,
    (value) => (value === usual ? undefined : value),
  );
/** True when the text is this word. */
export const flag = (word: string): Param<boolean> =>
  single(
    (text) => text === word,
    (value) => (value ? word : undefined),
  );
/** Up to 30 different codes that `isKnown` accepts. */
export const codes = (isKnown: (text: string) => boolean = () => true): Param<string[]> => ({
  read: (texts) => {
    const known = texts.flatMap((text) => codeOf(text) ?? []).filter(isKnown);
    return [...new Set(known)].slice(0, 30);
  },
  write: same,
});
export const named = <T>(name: string, param: Param<T>): Param<T> => ({ ...param, name });

/** Removes the end of a range of days that ends before it begins. */
export function tidyDays<S extends { from?: string; to?: string }>(state: S): S {
  const { from, to } = state;
  return from && to && to < from ? { ...state, to: undefined } : state;
}
