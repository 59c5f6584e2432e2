import { placeInChinese } from '@/locales/englishPlaces';
import { placeEndings, termAliases } from '@/locales/resumeWords';
import type { Category, Major, Region, Term, TermMap } from '@/services/types';
import { fieldsOfMajor } from '../fields/derivedFields';
import type { EntryValues } from '../values';
import { squeezed } from './headings';

/** What the reader matches words with: the server's terms, trees and lists in Chinese, and the day (YYYY-MM-DD). */
export interface ReadContext {
  terms: TermMap;
  regions: readonly Region[];
  categories: readonly Category[];
  /** Majors by name, where the name is no other's. */
  majors: ReadonlyMap<string, string>;
  today: string;
}

const withoutNote = (text: string) => text.replace(/[(\uff08].*?[)\uff09]/g, '').trim();
const plain = (text: string) => squeezed(text).replace(/\s+/g, '').toLowerCase();

/** The code of a term's entry: by its label, or by another word for it. */
export function termIn(context: ReadContext, key: string, text: string): string | undefined {
  const entries: readonly Term[] = context.terms[key] ?? [];
  const byLabel = (label: string) =>
    entries.find((entry) => entry.label === label) ??
    entries.find((entry) => withoutNote(entry.label) === label);
  const forms = [plain(text), plain(withoutNote(text))].filter(Boolean);
  for (const form of forms) {
    const alias = (termAliases[key] ?? []).find(([, words]) => words.test(form))?.[0];
    const found = byLabel(form) ?? (alias ? byLabel(alias) : undefined);
    if (found) return found.code;
  }
  return undefined;
}

/** The entry of a term by words within a text; only aliases are looked for. */
export function termWithin(context: ReadContext, key: string, text: string): string | undefined {
  const alias = (termAliases[key] ?? []).find(([, words]) => words.test(plain(text)))?.[0];
  const entries: readonly Term[] = context.terms[key] ?? [];
  return entries.find(({ label }) => label === alias)?.code;
}

const shortOf = (name: string) => {
  const short = name.replace(placeEndings, '');
  return short.length >= 2 ? short : name;
};

/** The node that a text begins with, by its name or the name without its kind. */
function startOf(nodes: readonly Region[], text: string): [Region, string] | undefined {
  for (const form of [(node: Region) => node.name, (node: Region) => shortOf(node.name)]) {
    const found = nodes.filter((node) => text.startsWith(form(node)));
    const [first] = found.sort((one, other) => form(other).length - form(one).length);
    if (first) return [first, text.slice(form(first).length)];
  }
  return undefined;
}

/** The code of the place that a text names, as deep as it does; undefined when the text begins with anything else. */
export function regionIn(context: ReadContext, text: string, isWhole = false): string | undefined {
  const { regions } = context;
  const cities = regions.flatMap(({ children = [] }) => children);
  const written = plain(placeInChinese(text) ?? text).replace(/[\u00b7,\uff0c/-]/g, '');
  let found = startOf(regions, written) ?? startOf(cities, written);
  let last = found;
  while (found) {
    last = found;
    const { children = [] } = found[0];
    // A county may be named without its city.
    const below = children.flatMap((node) => node.children ?? []);
    found = startOf(children, found[1]) ?? startOf(below, found[1]);
  }
  if (!last || (isWhole && !/^(?:\u5e02|\u4eba)?$/.test(last[1]))) return undefined;
  return last[0].code;
}

/** The code of the category of positions with this name. */
export function categoryIn({ categories }: ReadContext, text: string): string | undefined {
  const all = (nodes: readonly Category[]): Category[] =>
    nodes.flatMap((node) => [node, ...all(node.children ?? [])]);
  return all(categories).find(({ name }) => plain(name) === plain(text))?.code;
}

/** A major with its code where the catalogue has its name. */
export function majorFields({ majors }: ReadContext, text: string): EntryValues {
  const code = majors.get(text);
  return { major: text, ...(code && fieldsOfMajor(code)) };
}

/** The leaves of the tree of majors by name; a name of several is left out, since nobody knows which one is meant. */
export function majorsByName(tree: readonly Major[]): ReadonlyMap<string, string> {
  const leaves = (nodes: readonly Major[]): Major[] =>
    nodes.flatMap((node) => (node.children?.length ? leaves(node.children) : [node]));
  const found = new Map<string, string>();
  const several = new Set<string>();
  for (const { name, code } of leaves(tree)) {
    if (found.has(name)) several.add(name);
    found.set(name, code);
  }
  for (const name of several) found.delete(name);
  return found;
}
