import { type Finding, shown } from './finding';
import { entriesOf, fieldOf, pickedTexts } from './picked';
import type { Success } from './step';

export const pageSize = 5;
const farPage = 99_999;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

/** What differs in a page (contract: Pages) from what was asked for. */
export function checkPage({ data, sent }: Success): Finding[] {
  const list = entriesOf(fieldOf(data, 'list'));
  const total = numberOf(fieldOf(data, 'total'));
  const current = numberOf(sent.query?.current ?? 1);
  const before = (current - 1) * pageSize;
  const found: Finding[] = [];
  const add = (kind: Finding['kind'], where: string, expected: string, got: unknown) =>
    found.push({ kind, where, expected, got: shown(got) });

  if (list.length > pageSize) {
    add('page-size-ignored', 'data.list', `at most ${pageSize} entries`, list.length);
  }
  for (const [name, wanted] of [
    ['current', current],
    ['pageSize', pageSize],
  ] as const) {
    const got = fieldOf(data, name);
    if (typeof got === 'number' && got !== wanted)
      add('page-echo', `data.${name}`, String(wanted), got);
  }
  if (current < farPage && list.length > 0 && total < before + Math.min(list.length, pageSize)) {
    add('total-too-small', 'data.total', `at least ${before + list.length}`, total);
  }
  const due = Math.min(pageSize, total - before);
  if (current < farPage && list.length < due) {
    const isSecond =
      current === 1 && list.length === Math.max(0, Math.min(pageSize, total - pageSize));
    add(isSecond ? 'page-from-zero' : 'page-short', 'data.list', `${due} entries`, list.length);
  }
  if (current === farPage && list.length > 0) add('page-beyond', 'data.list', '[]', list.length);
  return [...found, ...checkIds(data, 'list[].id')];
}

/** Nothing of something, on the page that was asked for as the first: it is the second. */
export function isSecondPage(data: unknown): boolean {
  const total = numberOf(fieldOf(data, 'total'));
  return entriesOf(fieldOf(data, 'list')).length === 0 && total > 0 && total <= pageSize;
}

/** Ids that come twice at a path of the data. */
export function checkIds(data: unknown, path: string): Finding[] {
  const ids = pickedTexts(data, path);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  return twice === undefined
    ? []
    : [{ kind: 'id-repeated', where: `data.${path}`, expected: 'each id once', got: twice }];
}

/** Entries of the second page that were on the first. */
export function checkSecondPage(success: Success, firstIds: readonly string[]): Finding[] {
  const repeated = pickedTexts(success.data, 'list[].id').find((id) => firstIds.includes(id));
  const found = checkPage(success);
  return repeated === undefined
    ? found
    : [
        ...found,
        { kind: 'page-repeats', where: 'data.list[].id', expected: 'other entries', got: repeated },
      ];
}

/** The query of a page; beyond the last one without a number. */
export const pageQuery = (current = farPage) => ({ current, pageSize });
