import type { Activity, ActivityDetail } from '../src/services/types';
import { enrolmentOf, seatsTaken } from './_preview/candidates';
import type { Fields } from './_preview/fields';
import { pageOf } from './_preview/paging';
import { fail, ok } from './_preview/reply';
import { type Ctx, handlers } from './_preview/route';
import { activityById, allActivities } from './_preview/seed/activities';
import { categoryTree } from './_preview/seed/categories';
import { enterpriseAt } from './_preview/seed/enterprises';
import { majorList, majorTree } from './_preview/seed/majors';
import { allNotices, type SeedNotice } from './_preview/seed/notices';
import { allQuestions } from './_preview/seed/questions';
import { regionTree } from './_preview/seed/regions';
import { schools } from './_preview/seed/schools';
import { banners, policyTexts } from './_preview/seed/texts';
import { units } from './_preview/seed/units';

const HOT = 8;
const DEFAULT_LIMIT = 20;

/** Whether a text holds the query's keyword; without one, all do. */
function holds(query: Fields, ...texts: string[]): boolean {
  const keyword = query.text('keyword').toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(keyword));
}

/** Whether a moment lies within the query's days `from` and `to`, both inclusive, Beijing time. */
function isWithin(query: Fields, at: string): boolean {
  const day = at.slice(0, 10);
  const from = query.text('from').slice(0, 10);
  const to = query.text('to').slice(0, 10);
  return (!from || day >= from) && (!to || day <= to);
}

function searchNotices(query: Fields): SeedNotice[] {
  const type = query.text('type');
  const enterpriseId = query.text('enterpriseId');
  return allNotices().filter(
    (one) =>
      (!type || one.type === type) &&
      (!enterpriseId || one.enterpriseId === enterpriseId) &&
      holds(query, one.title) &&
      isWithin(query, one.publishedAt),
  );
}

function noticeRow({ id, type, title, pinned, publishedAt, keyDates }: SeedNotice) {
  return { id, type, title, pinned, publishedAt, keyDates };
}

function viewNotice(ctx: Ctx) {
  const all = allNotices();
  const index = all.findIndex(({ id }) => id === ctx.query.text('id'));
  const found = all[index];
  if (!found) return fail('NOT_FOUND', '公告不存在或已撤下');
  const { enterpriseId: _issuer, ...detail } = found;
  const refOf = (one: SeedNotice | undefined) => one && { id: one.id, title: one.title };
  const previous = refOf(all[index - 1]);
  const next = refOf(all[index + 1]);
  return ok({ ...detail, ...(previous && { previous }), ...(next && { next }) });
}

/** What an activity is to the caller: the enrolment under way or the last one. */
function callersPart(
  ctx: Ctx,
  activityId: string,
): Pick<Activity, 'deliveryId' | 'enrolmentStatus'> {
  const enrolment = ctx.user && enrolmentOf(ctx.store, ctx.user.loginName, activityId);
  if (!enrolment) return {};
  const enrolmentStatus = enrolment.status as Activity['enrolmentStatus'];
  return { deliveryId: enrolment.deliveryId, enrolmentStatus };
}

function activityRow(ctx: Ctx, detail: ActivityDetail): Activity {
  const { contentHtml: _content, sessions: _sessions, enterprises: _units, ...row } = detail;
  return { ...row, ...callersPart(ctx, row.id) };
}

/** The nearest first among those still to come, the latest first among those that are over. */
function byDate(a: ActivityDetail, b: ActivityDetail): number {
  if ((a.state === 'ended') !== (b.state === 'ended')) return a.state === 'ended' ? 1 : -1;
  const order = a.startsAt < b.startsAt ? -1 : 1;
  return a.state === 'ended' ? -order : order;
}

function searchActivities(ctx: Ctx): ActivityDetail[] {
  const { query } = ctx;
  const state = query.text('state');
  const type = query.text('type');
  const enterpriseId = query.text('enterpriseId');
  return allActivities()
    .filter(
      (one) =>
        (!state || one.state === state) &&
        (!type || one.type === type) &&
        (!enterpriseId || one.enterprises.some(({ id }) => id === enterpriseId)) &&
        holds(query, one.title, one.place) &&
        isWithin(query, one.startsAt),
    )
    .sort(byDate);
}

function viewActivity(ctx: Ctx) {
  const found = activityById(ctx.query.text('id'));
  if (!found) return fail('NOT_FOUND', '活动不存在或已撤下');
  const sessions = found.sessions.map((session) => ({
    ...session,
    remaining: Math.max(0, session.remaining - seatsTaken(ctx.store, session.id)),
  }));
  return ok({ ...found, sessions, ...callersPart(ctx, found.id) });
}

function limited<T>(query: Fields, list: readonly T[]): T[] {
  return list.slice(0, Math.max(1, query.int('limit', DEFAULT_LIMIT)));
}

function listMajors(query: Fields) {
  const parent = query.text('parentCode');
  // Without anything asked for, the whole tree: names are looked up in one call.
  if (!parent && !query.has('keyword')) return majorTree();
  const below = majorList().filter((one) => !parent || one.code.startsWith(parent));
  return limited(
    query,
    below.filter((one) => holds(query, one.name, one.code)),
  );
}

export default handlers({
  'GET /pt/portal/rest/notice/search': (ctx) =>
    ok(pageOf(searchNotices(ctx.query).map(noticeRow), ctx.query)),
  'GET /pt/portal/rest/notice/view': viewNotice,
  'GET /pt/portal/rest/questionandanswer/search': ({ query }) => {
    const id = query.text('id');
    const category = query.text('category');
    const found = allQuestions().filter(
      (one) =>
        (!id || one.id === id) &&
        (!category || one.category === category) &&
        holds(query, one.question, one.answerHtml.replace(/<[^>]*>/g, '')),
    );
    return ok(pageOf(found, query));
  },
  'GET /pt/portal/rest/tidingsdirectory/getBanner': () => ok(banners()),
  'GET /pt/portal/rest/tidingsdirectory/searchPrivacy': () =>
    ok(policyTexts(), { keepWhenEmpty: true }),
  'GET /pt/portal/rest/activity/search': (ctx) => {
    const page = pageOf(searchActivities(ctx), ctx.query);
    return ok({ ...page, list: page.list.map((one) => activityRow(ctx, one)) });
  },
  'GET /pt/portal/rest/activity/view': viewActivity,
  'GET /pt/portal/rest/school/list': ({ query }) =>
    ok(
      limited(
        query,
        schools().filter((one) => holds(query, one.name, one.code)),
      ),
      { keepWhenEmpty: true },
    ),
  'GET /pt/portal/rest/major/list': ({ query }) => ok(listMajors(query), { keepWhenEmpty: true }),
  'GET /pt/portal/rest/hotenterprise/list': () =>
    ok(
      units()
        .flatMap((_, index) => enterpriseAt(index) ?? [])
        .sort((a, b) => b.positionCountWithChildren - a.positionCountWithChildren)
        .slice(0, HOT),
    ),
  'GET /pt/portal/rest/careercategory/tree': () => ok(categoryTree, { keepWhenEmpty: true }),
  'GET /pt/portal/rest/profile/region/treejson': () => ok(regionTree(), { keepWhenEmpty: true }),
});
