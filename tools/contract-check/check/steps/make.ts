import type { Finding } from '../finding';
import { shown } from '../finding';
import type { Known } from '../known';
import { NotChecked } from '../notChecked';
import { checkPage, checkSecondPage, isSecondPage, pageQuery, pageSize } from '../paging';
import { fieldOf, picked } from '../picked';
import type { Caller, Step, Success, Values } from '../step';

type From = (known: Known) => Values;

/** An id that no server gives: the portal's own ids are shorter. */
export const unknownId = 'contract-check-unknown-0';

/** A right call of a visitor. */
export const reads = (call: string, extra: Partial<Step> = {}): Step => ({
  call,
  by: 'visitor',
  name: 'as asked',
  ...extra,
});

/** A right call of the signed-in person. */
export const own = (call: string, extra: Partial<Step> = {}): Step => ({
  call,
  by: 'person',
  name: 'as asked',
  ...extra,
});

/** The three readings of a list by pages: the first page, the second, one beyond the last. */
export function paged(call: string, by: Caller, query: Values['query'] = {}): Step[] {
  const page =
    (current?: number): From =>
    () => ({ query: { ...query, ...pageQuery(current) } });
  return [
    { call, by, name: 'page 1', values: page(1), check: checkPage },
    {
      call,
      by,
      name: 'page 2',
      values: (known) => {
        const [total] = picked(known.data(call), 'total');
        if (typeof total !== 'number' || total <= pageSize)
          throw new NotChecked('there is one page only');
        return page(2)(known);
      },
      check: (success) => checkSecondPage(success, success.known.texts(call, 'list[].id')),
    },
    { call, by, name: 'a page beyond the last', values: page(), check: checkPage },
  ];
}

/** A call of signed-in people, made by a visitor: 401 (spec §8). */
export function asVisitor(call: string, values?: Values, writes = false): Step {
  return {
    call,
    by: 'visitor',
    name: 'without a signed-in user',
    writes,
    values: () => values ?? {},
    refused: { codes: ['UNAUTHORISED'], status: 401, instead: { success: 'user-call-open' } },
  };
}

/** A call about something that is not there: NOT_FOUND. */
export function notThere(call: string, by: Caller, values: Values, writes = false): Step {
  return {
    call,
    by,
    name: 'unknown id',
    writes,
    values: () => values,
    refused: { codes: ['NOT_FOUND'] },
  };
}

/** The answer is about the entry that was asked for. */
export function checkSame(path: string, wanted: (sent: Values) => unknown) {
  return ({ data, sent }: Success): Finding[] => {
    const [got] = picked(data, path);
    const expected = wanted(sent);
    return typeof got !== 'string' || got === expected
      ? []
      : [{ kind: 'id-differs', where: `data.${path}`, expected: shown(expected), got: shown(got) }];
  };
}

/** Every entry has one of the values that the filter names. */
export function checkFilter(parameter: string, path = `list[].${parameter}`) {
  return ({ data, sent }: Success): Finding[] => {
    const allowed = [sent.query?.[parameter] ?? []].flat();
    const other = picked(data, path).find((value) => !allowed.some((one) => one === value));
    return other === undefined
      ? []
      : [
          {
            kind: 'filter-ignored',
            where: `data.${path}`,
            expected: allowed.join(' or '),
            got: shown(other),
          },
        ];
  };
}

/** A list narrowed to a value that one of its entries has: the value comes from an earlier answer. */
export function filtered(call: string, by: Caller, parameter: string, isList = false): Step {
  return {
    call,
    by,
    name: `filtered by ${parameter}`,
    values: (known) => {
      const value = known.text(call, `list[].${parameter}`);
      return { query: { ...pageQuery(1), [parameter]: isList ? [value] : value } };
    },
    check: checkFilter(parameter),
  };
}

/** A list sought by the name of one of its entries. */
export function soughtByName(call: string, by: Caller, field: string): Step {
  return {
    call,
    by,
    name: 'sought by a name in it',
    values: (known) => ({
      query: { ...pageQuery(1), keyword: known.text(call, `list[].${field}`) },
    }),
    check: ({ data, sent }) => {
      const names = picked(data, `list[].${field}`);
      const keyword = sent.query?.keyword;
      return names.some((name) => name === keyword)
        ? []
        : [
            {
              kind: isSecondPage(data) ? 'page-from-zero' : 'keyword-unfound',
              where: `data.list[].${field}`,
              expected: shown(keyword),
              got: shown(names[0] ?? fieldOf(data, 'list')),
            },
          ];
    },
  };
}
