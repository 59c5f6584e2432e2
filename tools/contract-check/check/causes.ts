import type { Finding } from './finding';
import { type KindId, kindOf } from './kinds/table';
import type { Checked } from './run';

/** Many findings that one edit mends. */
export interface Cause {
  what: string;
  mend: string;
  found: Finding[];
  calls: number;
}

interface Rule {
  what: string;
  mend(found: readonly Finding[]): string;
  shows(finding: Finding): boolean;
  /** What such a server also does otherwise; it says nothing by itself. */
  follows: readonly KindId[];
}

/** Fewer may be a slip at one call; each is then told at its call. */
const fewest = 3;
/** So many of one kind have one cause, whatever it is. */
const many = 10;

const lastName = (where: string): string => where.split('.').at(-1) ?? '';
const isSnake = (name: string): boolean => /^[a-z\d]+(?:_[a-z\d]+)+$/.test(name);
const nameKinds: readonly KindId[] = ['field-renamed', 'field-unknown', 'envelope-unknown-field'];
/** A parameter that is not known by its name. */
const unread: readonly KindId[] = [
  'page-size-ignored',
  'page-repeats',
  'page-beyond',
  'filter-ignored',
  'sort-ignored',
  'array-parameter',
  'keyword-unfound',
  'id-differs',
  'refused',
];

const rules: readonly Rule[] = [
  {
    what: 'The server spells names in snake_case',
    mend: () => "`names: 'snake_case'` in config/wire.ts.",
    shows: ({ kind, where, got }) =>
      nameKinds.includes(kind) && isSnake(kind === 'field-renamed' ? got : lastName(where)),
    follows: [
      'error-code-missing',
      'error-message-missing',
      'paging-renamed',
      'write-not-seen',
      'totals-disagree',
      ...unread,
    ],
  },
  {
    what: 'The fields of a page have other names',
    mend: () => '`paging` in config/wire.ts.',
    shows: ({ kind }) => kind === 'paging-renamed',
    follows: ['page-short', 'total-too-small', 'page-echo', 'page-size-ignored', 'page-repeats'],
  },
  {
    what: 'The server counts pages from 0',
    mend: () => '`firstPage: 0` in config/wire.ts.',
    shows: ({ kind, where, expected, got }) =>
      kind === 'page-from-zero' ||
      (kind === 'number-range' && where === 'data.current') ||
      (kind === 'page-echo' && Number(got) === Number(expected) - 1),
    follows: ['page-short', 'array-parameter', 'keyword-unfound', 'write-not-seen'],
  },
  {
    what: 'The server writes moments as numbers',
    mend: (found) =>
      `\`times: '${found.some(({ got }) => Number(got) > 1e11) ? 'ms' : 's'}'\` in config/wire.ts.`,
    shows: ({ kind }) => kind === 'time-as-number',
    follows: [],
  },
  {
    what: kindOf('error-message-renamed').what,
    mend: () => kindOf('error-message-renamed').portal,
    shows: ({ kind }) => kind === 'error-message-renamed',
    // A code and a message beside each success, too.
    follows: ['envelope-unknown-field', 'error-code-missing'],
  },
  ...(['time-format', 'data-renamed', 'path-unknown', 'envelope-missing'] as const).map(
    (id): Rule => ({
      what: kindOf(id).what,
      mend: () => kindOf(id).portal,
      shows: ({ kind }) => kind === id,
      follows: [],
    }),
  ),
];

const callsWith = (all: readonly Checked[], found: ReadonlySet<Finding>): number =>
  new Set(
    all.filter((one) => one.found.some((finding) => found.has(finding))).map(({ call }) => call),
  ).size;

/** Sums up the findings that have one cause, the one that explains most first. */
export function causesOf(all: readonly Checked[]): Cause[] {
  const left = new Set(all.flatMap(({ found }) => found));
  const causes: Cause[] = [];
  const take = (what: string, mend: string, found: Finding[]) => {
    for (const one of found) left.delete(one);
    causes.push({ what, mend, found, calls: callsWith(all, new Set(found)) });
  };
  const shown = rules
    .map((rule) => ({ rule, roots: [...left].filter(rule.shows) }))
    .filter(({ roots }) => roots.length >= fewest)
    .toSorted((one, other) => other.roots.length - one.roots.length);
  for (const { rule, roots } of shown) {
    const still = roots.filter((one) => left.has(one));
    const following = [...left].filter(({ kind }) => rule.follows.includes(kind));
    take(rule.what, rule.mend(roots), [...new Set([...still, ...following])]);
  }
  for (const kind of new Set([...left].map((one) => one.kind))) {
    const same = [...left].filter((one) => one.kind === kind);
    if (same.length >= many) take(kindOf(kind).what, kindOf(kind).portal, same);
  }
  return causes.toSorted((one, other) => other.found.length - one.found.length);
}
