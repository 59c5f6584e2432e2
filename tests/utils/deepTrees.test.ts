/** Trees as deep as an answer may be (utils/cleanAnswer): each walk through one survives them. */
import {
  ancestorIds,
  expandedIds,
  rowsOf,
  treeOf,
} from '@/features/positions/shared/unitTree/treeRows';
import { categoryIn, majorsByName, regionIn } from '@/features/resume/read/codes';
import { codePath, optionsOf } from '@/forms/lookup/treeOptions';
import { isAnswerTo } from '@/services/answerShape';
import { cleanAnswer, deepest } from '@/utils/cleanAnswer';
import { placesOf } from '@/utils/places';
import { tidyData } from '@/utils/tidyData';
import { chainOf, nameOf, nodeOf } from '../helpers/deepTree';

/** An envelope, its list, and two values for each level. */
const levels = deepest / 2 - 1;
const last = `n${levels}`;
const codes = new Set(Array.from({ length: levels }, (_, at) => `n${at + 1}`));
const chain = () => chainOf(levels);
const none = { terms: {}, majors: new Map(), today: '2026-11-30' };

it('is what an answer may be at most', () => {
  const answer = (data: unknown) => ({ success: true, data });
  expect(levels).toBeGreaterThan(1_000);
  expect(cleanAnswer(answer(chain()))).toEqual(answer(expect.any(Array)));
  expect(() =>
    cleanAnswer(answer([{ ...nodeOf('top'), children: [{ children: chain() }] }])),
  ).toThrow(RangeError);
});

test.each<[string, (tree: ReturnType<typeof chain>) => unknown, unknown]>([
  [
    'regions are checked',
    (tree) => isAnswerTo('get', '/portal/rest/profile/region/treejson', tree),
    true,
  ],
  [
    'categories are checked',
    (tree) => isAnswerTo('get', '/portal/rest/careercategory/tree', tree),
    true,
  ],
  [
    'units are checked',
    (tree) => isAnswerTo('get', '/portal/rest/careerrecruitment/searchEnterpriseTree', tree),
    true,
  ],
  ['a tree is tidied', (tree) => codePath(tidyData(tree, {}, 'tree'), last).length, levels],
  ['places are found', (tree) => codePath(placesOf(tree), last).length, levels],
  ['a cascader has options', (tree) => optionsOf(tree).length, 1],
  ['units are expanded', (tree) => expandedIds(treeOf(tree)).length, levels - 1],
  ['units have rows', (tree) => rowsOf(treeOf(tree), codes, new Set()).length, levels],
  ['a unit has superiors', (tree) => ancestorIds(treeOf(tree), last).length, levels - 1],
  ['majors are read', (tree) => majorsByName(tree).get(nameOf(last)), last],
  [
    'a category is read',
    (categories) => categoryIn({ ...none, categories, regions: [] }, nameOf(last)),
    last,
  ],
  [
    'a region is read',
    (regions) => regionIn({ ...none, categories: [], regions }, [...codes].map(nameOf).join('')),
    last,
  ],
])('%s', (_what, walk, wanted) => {
  expect(walk(chain())).toBe(wanted);
});
