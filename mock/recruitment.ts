import type {
  EnterpriseName,
  Position,
  PositionCounts,
  PositionDetail,
} from '../src/services/types';
import { findCandidate, positionFor } from './_preview/candidates';
import { pageOf } from './_preview/paging';
import { fail, invalid, ok } from './_preview/reply';
import { type Ctx, handlers } from './_preview/route';
import { conditionsOf, regionCounts } from './_preview/search/facets';
import { readFilters } from './_preview/search/filters';
import { findRows, readSort } from './_preview/search/positions';
import { searchPositions } from './_preview/search/positionWords';
import { relatedRows } from './_preview/search/related';
import { findUnits } from './_preview/search/units';
import { unitTree } from './_preview/search/unitTree';
import { enterpriseDetailById, enterpriseOf } from './_preview/seed/enterprises';
import { positionDetailById } from './_preview/seed/positionDetails';
import { openCounts, positionAt } from './_preview/seed/positions';
import { recruitKinds } from './_preview/seed/positionTable';
import { units } from './_preview/seed/units';

const base = 'GET /pt/portal/rest/careerrecruitment';
const boxLimit = 10;
const maxLimit = 100;

/** Positions with whether the signed-in candidate has collected them or applied to them. */
function personal<T extends Position>(ctx: Ctx, position: T): T {
  const { user, store } = ctx;
  return user?.roles.includes('candidate')
    ? { ...position, ...positionFor(store, user.loginName, position) }
    : position;
}

/** The filters of a call, with the caller's résumé for `meets`. */
function filtersOf({ query, user, store }: Ctx) {
  const isCandidate = user?.roles.includes('candidate');
  return readFilters(
    query,
    isCandidate ? findCandidate(store, user?.loginName ?? '')?.resume : undefined,
  );
}

function search(ctx: Ctx) {
  const filters = filtersOf(ctx);
  const { keyword } = filters;
  const page = pageOf(findRows(filters, readSort(ctx.query.text('sort'), keyword)), ctx.query);
  const found = keyword ? searchPositions()(keyword) : undefined;
  const list = page.list.map((row) => ({
    ...personal(ctx, positionAt(row)),
    ...(found && { matched: found.matches(row) }),
  }));
  return ok({
    ...page,
    list,
    ...(found?.suggestion && { suggestion: found.suggestion }),
    ...(found && found.dropped.length > 0 && { dropped: found.dropped }),
  });
}

function searchConditions(ctx: Ctx) {
  const filters = filtersOf(ctx);
  const found = conditionsOf(filters);
  if (ctx.scenario !== 'empty') {
    return ok(found);
  }
  const facets = found.facets.map((facet) => ({
    ...facet,
    options: facet.options.map((option) => ({ ...option, count: 0 })),
  }));
  return ok({ total: 0, facets, without: found.without.map((entry) => ({ ...entry, total: 0 })) });
}

function view(ctx: Ctx) {
  const detail: PositionDetail | undefined = positionDetailById(ctx.param('recruitmentId'));
  return detail ? ok(personal(ctx, detail)) : fail('NOT_FOUND', '岗位不存在或已被撤下');
}

function counts() {
  const { byKind, headcount } = openCounts();
  const [social = 0, campus = 0, intern = 0] = recruitKinds.map((_, kind) => byKind[kind]);
  return ok<PositionCounts>({ social, campus, intern, headcount });
}

function related(ctx: Ctx) {
  const rows = relatedRows(ctx.query.text('recruitmentId'));
  return rows
    ? ok(rows.map((row) => personal(ctx, positionAt(row))))
    : fail('NOT_FOUND', '岗位不存在或已被撤下');
}

function introduction(ctx: Ctx) {
  const id = ctx.query.text('enterpriseId');
  if (!id) {
    return invalid([{ field: 'enterpriseId', message: '缺少单位编号' }]);
  }
  const detail = enterpriseDetailById(id);
  return detail ? ok(detail) : fail('NOT_FOUND', '单位不存在');
}

function tree(ctx: Ctx) {
  const { query } = ctx;
  const asked = {
    rootId: query.text('rootId'),
    parentId: query.text('parentId'),
    keyword: query.text('keyword'),
  };
  // `keyword` searches units here; the keyword of positions is `positionKeyword` (contract: searchEnterpriseTree).
  return ok(unitTree(asked, { ...filtersOf(ctx), keyword: query.text('positionKeyword') }));
}

function enterpriseList(ctx: Ctx) {
  const { query } = ctx;
  const found = findUnits({
    keyword: query.text('keyword'),
    nature: query.text('nature'),
    industry: query.text('industry'),
    regionCode: query.text('regionCode'),
  });
  const page = pageOf(found, query);
  return ok({ ...page, list: page.list.map(enterpriseOf) });
}

function allEnterprises() {
  const all = units();
  return ok(
    all.map((unit): EnterpriseName => {
      const parent = all[unit.parent];
      return { id: unit.id, name: unit.name, ...(parent ? { parentId: parent.id } : {}) };
    }),
  );
}

function searchBox(ctx: Ctx) {
  const limit = Math.min(maxLimit, Math.max(1, ctx.query.int('limit', boxLimit)));
  return ok(
    findUnits({ keyword: ctx.query.text('keyword') })
      .slice(0, limit)
      .map(enterpriseOf),
  );
}

function regions(ctx: Ctx) {
  return ok(
    regionCounts(filtersOf(ctx)).map(({ code, label, count }) => ({
      code,
      name: label,
      count,
    })),
  );
}

export default handlers({
  [`${base}/search`]: search,
  [`${base}/searchconditions`]: searchConditions,
  [`${base}/view/:recruitmentId`]: view,
  [`${base}/getCount/social`]: counts,
  [`${base}/related`]: related,
  [`${base}/searchIntroduce`]: introduction,
  [`${base}/searchEnterpriseTree`]: tree,
  [`${base}/enterpriseList`]: enterpriseList,
  [`${base}/allenterprise`]: allEnterprises,
  [`${base}/enterprises`]: searchBox,
  [`${base}/region`]: regions,
});
