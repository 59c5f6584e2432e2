import type { Activity, ActivityDetail } from '../src/services/types';
import { isDay } from '../src/utils/formats';
import { worldOf } from './_preview/candidateState';
import { enrolmentOf } from './_preview/candidates';
import { sessionView } from './_preview/deliveryView';
import type { Fields } from './_preview/fields';
import { pageOf } from './_preview/paging';
import { fail, ok } from './_preview/reply';
import { type Ctx, handlers } from './_preview/route';
import { findActivities } from './_preview/search/activities';
import { answeringQuestions } from './_preview/search/listWords';
import { findUnits } from './_preview/search/units';
import { activityById } from './_preview/seed/activities';
import { banners } from './_preview/seed/banners';
import { categoryTree } from './_preview/seed/categories';
import { enterpriseOf } from './_preview/seed/enterprises';
import { majorList, majorTree } from './_preview/seed/majors';
import { findNotices, noticeById } from './_preview/seed/notices';
import { questions } from './_preview/seed/questions';
import { regionTree } from './_preview/seed/regions';
import { schools } from './_preview/seed/schools';
import { policyTexts } from './_preview/seed/texts';

const rest = 'GET /pt/portal/rest';
const hotUnits = 8;
const listLimit = 20;
const maxLimit = 100;

/** A day as YYYY-MM-DD; anything else does not filter. */
function day(query: Fields, name: string): string {
  const text = query.text(name);
  return isDay(text) ? text : '';
}

const limitOf = (query: Fields): number =>
  Math.min(maxLimit, Math.max(1, query.int('limit', listLimit)));

function notices(ctx: Ctx) {
  const { query } = ctx;
  const found = findNotices({
    type: query.text('type'),
    keyword: query.text('keyword'),
    enterpriseId: query.text('enterpriseId'),
    from: day(query, 'from'),
    to: day(query, 'to'),
  });
  return ok(pageOf(found, query));
}

function notice(ctx: Ctx) {
  const found = noticeById(ctx.query.text('id'));
  return found ? ok(found) : fail('NOT_FOUND', '公告不存在或已被撤下');
}

function answers(ctx: Ctx) {
  const { query } = ctx;
  const id = query.text('id');
  const category = query.text('category');
  const keyword = query.text('keyword');
  const scores = keyword ? answeringQuestions(keyword).scores : undefined;
  const found = questions()
    .map((one, index) => ({ one, score: scores?.[index] ?? 0 }))
    .filter(
      ({ one, score }) =>
        (!id || one.id === id) &&
        (!category || one.category === category) &&
        (!scores || score > 0),
    )
    .sort((first, second) => second.score - first.score)
    .map(({ one }) => one);
  return ok(pageOf(found, query));
}

const enrolmentStates = ['draft', 'enrolled', 'checkedIn', 'absent', 'cancelled'] as const;

/** The caller's enrolment for an activity: the current one, else the last one. */
function own(ctx: Ctx, id: string): Pick<Activity, 'deliveryId' | 'enrolmentStatus'> {
  const enrolment = ctx.user && enrolmentOf(ctx.store, ctx.user.loginName, id);
  const status = enrolmentStates.find((one) => one === enrolment?.status);
  return enrolment
    ? { deliveryId: enrolment.deliveryId, ...(status ? { enrolmentStatus: status } : {}) }
    : {};
}

function activities(ctx: Ctx) {
  const { query } = ctx;
  const found = findActivities({
    state: query.text('state'),
    type: query.text('type'),
    enterpriseId: query.text('enterpriseId'),
    keyword: query.text('keyword'),
    from: day(query, 'from'),
    to: day(query, 'to'),
  });
  const page = pageOf(found, query);
  const list = page.list.map(({ contentHtml, sessions, enterprises, ...one }: ActivityDetail) => ({
    ...one,
    ...own(ctx, one.id),
  }));
  return ok({ ...page, list });
}

function activity(ctx: Ctx) {
  const found = activityById(ctx.query.text('id'));
  if (!found) {
    return fail('NOT_FOUND', '活动不存在或已被撤下');
  }
  const world = worldOf(ctx.store);
  const sessions = found.sessions.map((one) => sessionView(world, one));
  return ok({ ...found, sessions, ...own(ctx, found.id) });
}

/** Without keyword and limit the whole list, which the portal then searches by pinyin. */
function schoolList({ query }: Ctx) {
  const keyword = query.text('keyword');
  const found = schools().filter((school) => school.name.includes(keyword));
  const isWhole = !keyword && !query.has('limit');
  return ok(isWhole ? found : found.slice(0, limitOf(query)), { keepWhenEmpty: true });
}

/** With a keyword or a parent the matches without children, else the whole tree. */
function majors(ctx: Ctx) {
  const { query } = ctx;
  const keyword = query.text('keyword');
  const parentCode = query.text('parentCode');
  if (!keyword && !parentCode) {
    return ok(majorTree(), { keepWhenEmpty: true });
  }
  const found = majorList().filter(
    ({ code, name }) =>
      (!parentCode || (code.startsWith(parentCode) && code.length === parentCode.length + 2)) &&
      (!keyword || name.includes(keyword) || code === keyword),
  );
  return ok(query.has('limit') || keyword ? found.slice(0, limitOf(query)) : found, {
    keepWhenEmpty: true,
  });
}

export default handlers({
  [`${rest}/notice/search`]: notices,
  [`${rest}/notice/view`]: notice,
  [`${rest}/questionandanswer/search`]: answers,
  [`${rest}/tidingsdirectory/getBanner`]: () => ok(banners()),
  [`${rest}/tidingsdirectory/searchPrivacy`]: () => ok(policyTexts(), { keepWhenEmpty: true }),
  [`${rest}/activity/search`]: activities,
  [`${rest}/activity/view`]: activity,
  [`${rest}/school/list`]: schoolList,
  [`${rest}/major/list`]: majors,
  [`${rest}/hotenterprise/list`]: () => ok(findUnits({}).slice(0, hotUnits).map(enterpriseOf)),
  [`${rest}/careercategory/tree`]: () => ok(categoryTree, { keepWhenEmpty: true }),
  [`${rest}/profile/region/treejson`]: () => ok(regionTree(), { keepWhenEmpty: true }),
});
