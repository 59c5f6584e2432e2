import type { Finding } from '../finding';
import { shown } from '../finding';
import { NotChecked } from '../notChecked';
import { checkIds, isSecondPage, pageQuery } from '../paging';
import { picked, pickedTexts } from '../picked';
import type { Step, Success } from '../step';
import {
  checkFilter,
  checkSame,
  filtered,
  notThere,
  paged,
  reads,
  soughtByName,
  unknownId,
} from './make';

function checkIdsFilter({ data, sent }: Success): Finding[] {
  const wanted = [sent.query?.ids ?? []].flat().map(String);
  const got = pickedTexts(data, 'list[].id');
  const isSame = got.length === wanted.length && wanted.every((id) => got.includes(id));
  return isSame
    ? []
    : [
        {
          kind: isSecondPage(data) ? 'page-from-zero' : 'array-parameter',
          where: 'data.list[].id',
          expected: shown(wanted),
          got: shown(got),
        },
      ];
}

function checkNewest({ data }: Success): Finding[] {
  const times = pickedTexts(data, 'list[].publishedAt').map((time) => Date.parse(time));
  const at = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? time));
  return at < 0
    ? []
    : [
        {
          kind: 'sort-ignored',
          where: 'data.list[].publishedAt',
          expected: 'newest first',
          got: shown(pickedTexts(data, 'list[].publishedAt')),
        },
      ];
}

/** The facets count what the list counts. */
function checkTotals({ data, known }: Success): Finding[] {
  const [listed] = picked(known.data('open positions'), 'total');
  const [counted] = picked(data, 'total');
  return typeof listed !== 'number' || typeof counted !== 'number' || listed === counted
    ? []
    : [
        {
          kind: 'totals-disagree',
          where: 'data.total',
          expected: `${listed} (searchPositions)`,
          got: String(counted),
        },
      ];
}

const open = { state: 'open' };

export const positionSteps: Step[] = [
  ...paged('searchPositions', 'visitor'),
  filtered('searchPositions', 'visitor', 'recruitType', true),
  reads('searchPositions', {
    name: 'filtered by state',
    values: () => ({ query: { ...pageQuery(1), ...open } }),
    check: checkFilter('state'),
    keep: ({ data, known }) => known.keep('open positions', data),
  }),
  reads('searchPositions', {
    name: 'by two ids',
    values: (known) => {
      const ids = known.texts('searchPositions', 'list[].id').slice(1, 3);
      if (ids.length < 2) throw new NotChecked('there are not three positions');
      return { query: { ids, ...pageQuery(1) } };
    },
    check: checkIdsFilter,
  }),
  reads('searchPositions', {
    name: 'newest first',
    values: () => ({ query: { sort: 'newest', ...pageQuery(1) } }),
    check: checkNewest,
  }),
  soughtByName('searchPositions', 'visitor', 'name'),
  reads('getSearchConditions', { values: () => ({ query: open }), check: checkTotals }),
  reads('getPosition', {
    values: (known) => ({ path: { recruitmentId: known.text('searchPositions', 'list[].id') } }),
    check: checkSame('id', ({ path }) => path?.recruitmentId),
  }),
  notThere('getPosition', 'visitor', { path: { recruitmentId: unknownId } }),
  reads('getPosition', {
    name: 'odd characters in the path',
    values: () => ({ path: { recruitmentId: '无/此 岗位' } }),
    refused: { codes: ['NOT_FOUND'], instead: { noEnvelope: 'path-encoding' } },
  }),
  reads('getPositionCounts'),
  reads('getRelatedPositions', {
    values: (known) => ({ query: { recruitmentId: known.text('searchPositions', 'list[].id') } }),
    check: ({ data }) => checkIds(data, '[].id'),
  }),
  reads('getPositionRegions', { values: () => ({ query: open }) }),
  ...paged('listEnterprises', 'visitor'),
  filtered('listEnterprises', 'visitor', 'nature'),
  soughtByName('listEnterprises', 'visitor', 'name'),
  reads('listAllEnterprises', { check: ({ data }) => checkIds(data, '[].id') }),
  reads('suggestEnterprises', {
    values: (known) => ({
      query: { keyword: known.text('listEnterprises', 'list[].shortName'), limit: 3 },
    }),
  }),
  reads('getEnterpriseIntroduction', {
    values: (known) => ({ query: { enterpriseId: known.text('listEnterprises', 'list[].id') } }),
    check: checkSame('id', ({ query }) => query?.enterpriseId),
  }),
  notThere('getEnterpriseIntroduction', 'visitor', { query: { enterpriseId: unknownId } }),
  reads('searchEnterpriseTree', { check: ({ data }) => checkIds(data, '[].id') }),
  reads('searchEnterpriseTree', {
    name: 'the children of a unit',
    values: (known) => ({ query: { parentId: known.text('searchEnterpriseTree', '[].id') } }),
  }),
  reads('listHotEnterprises', { check: ({ data }) => checkIds(data, '[].id') }),
];
