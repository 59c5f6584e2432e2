import type { Notice, NoticeDetail } from '../../../src/services/types';
import { attachment } from '../files';
import { answeringNotices } from '../search/listWords';
import { type Today, today } from './day';
import { type Entry, noticeEntries } from './noticeEntries';
import { noticeContent } from './noticeTexts';
import { positionAt, positionId, stateOf } from './positions';
import { positionTable } from './positionTable';
import { type Unit, unitIndex } from './units';

const MAX_POSITIONS = 8;

/** What of the notices is asked for; missing values do not filter. */
export interface NoticeFilters {
  type?: string;
  keyword?: string;
  /** Of this unit or of one it belongs to. */
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

/** Up to eight open positions of the unit and its subordinates. */
function rowsOf(unit: Unit | undefined, from: Today): number[] {
  const table = positionTable();
  const index = unit ? unitIndex(unit.id) : -1;
  const rows: number[] = [];
  for (let row = 0; unit && row < table.size && rows.length < MAX_POSITIONS; row += 1) {
    const of = table.unit[row] ?? 0;
    if (of >= index && of < unit.end && stateOf(table, row, from) === 'open') {
      rows.push(row);
    }
  }
  return rows;
}

/** The notice with its text and its neighbours in the list, `undefined` when there is none. */
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
  const rows = isAboutJobs ? rowsOf(unit, today()) : [];
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
