import type { Notice, NoticeDetail } from '../../../src/services/types';
import { attachment } from '../files';
import { answeringNotices } from '../search/listWords';
import { type Today, today } from './day';
import { type Entry, noticeEntries } from './noticeEntries';
import { noticeContent } from './noticeTexts';
import { positionAt, positionId, stateOf } from './positions';
import { positionTable } from './positionTable';
import { type Unit, unitIndex } from './units';

const maxPositions = 8;

/** Filters of the list of notices; missing values do not filter. */
export interface NoticeFilters {
  type?: string;
  keyword?: string;
  /** Notices of this unit and of the units above it. */
  enterpriseId?: string;
  /** Days, YYYY-MM-DD, both inclusive. */
  from?: string;
  to?: string;
}

function concerns(unit: Unit | undefined, enterpriseId: string): boolean {
  const wanted = unitIndex(enterpriseId);
  const index = unit ? unitIndex(unit.id) : -1;
  return unit !== undefined && wanted >= index && wanted < unit.end;
}

/** Notices that match, pinned first, then the latest. */
export function findNotices(filters: NoticeFilters): Notice[] {
  const { type, keyword, enterpriseId, from, to } = filters;
  const scores = keyword ? answeringNotices(keyword).scores : undefined;
  return noticeEntries().flatMap(({ notice, unit }, index) => {
    const day = notice.publishedAt.slice(0, 10);
    const isFound =
      (!type || notice.type === type) &&
      (!scores || scores[index]) &&
      (!enterpriseId || concerns(unit, enterpriseId)) &&
      (!from || day >= from) &&
      (!to || day <= to);
    return isFound ? [notice] : [];
  });
}

/** At most eight positions of the unit and its subordinates that were open when the notice came out; those that still are come first. */
function rowsOf({ unit, published }: Entry, from: Today): number[] {
  const table = positionTable();
  const index = unit ? unitIndex(unit.id) : -1;
  const open: number[] = [];
  const others: number[] = [];
  for (let row = 0; unit && row < table.size && open.length < maxPositions; row += 1) {
    const of = table.unit[row] ?? 0;
    const isOfUnit = of >= index && of < unit.end;
    const isOutBefore = (table.publishDay[row] ?? 0) < published;
    if (isOfUnit && isOutBefore && (table.closeDay[row] ?? 0) >= published) {
      (stateOf(table, row, from) === 'open' ? open : others).push(row);
    }
  }
  return [...open, ...others].slice(0, maxPositions);
}

/** The notice with its text and the notices before and after it, `undefined` when there is none. */
export function noticeById(id: string): NoticeDetail | undefined {
  const all = noticeEntries();
  const at = all.findIndex((entry) => entry.notice.id === id);
  const entry = all[at];
  if (!entry) {
    return undefined;
  }
  const { notice, unit } = entry;
  const refOf = (other: Entry | undefined) =>
    other && { id: other.notice.id, title: other.notice.title };
  const previous = refOf(all[at - 1]);
  const next = refOf(all[at + 1]);
  const isAboutJobs = notice.type === 'recruitment' || notice.type === 'supplement';
  const rows = isAboutJobs ? rowsOf(entry, today()) : [];
  const attachments = isAboutJobs
    ? [
        attachment('notice', `${id}-1`, '岗位计划表.pdf'),
        attachment('notice', `${id}-2`, '报名须知.pdf'),
      ]
    : notice.type === 'policy'
      ? [attachment('notice', `${id}-1`, '政策全文.pdf')]
      : [];
  return {
    ...notice,
    contentHtml: noticeContent(
      notice,
      unit,
      rows.map((row) => positionAt(row)),
    ),
    attachments,
    positionIds: rows.map(positionId),
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
  };
}
