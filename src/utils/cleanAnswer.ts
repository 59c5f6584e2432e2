import { cutMarks } from './marks';

type Tree = Record<string, unknown>;

function isTree(value: unknown): value is Tree {
  return Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
}

/**
 * Values inside each other, two for each level of a tree. Every walk through an answer survives as many
 * (tests/utils/deepTrees); more would end the stack in the middle of a screen, on small devices first.
 */
export const deepest = 2_500;

function dropNulls(list: unknown[]): void {
  let kept = 0;
  for (const entry of list) {
    if (entry === null) continue;
    list[kept] = entry;
    kept += 1;
  }
  list.length = kept;
}

function clean(tree: Tree, depth: number): void {
  if (depth > deepest) throw new RangeError('The answer is nested too deep');
  if (Array.isArray(tree)) dropNulls(tree);
  for (const [key, one] of Object.entries(tree)) {
    if (typeof one === 'string') tree[key] = cutMarks(one);
    else if (isTree(one)) clean(one, depth + 1);
    // Several languages write a list without entries as null.
    else if (one === null && depth > 0)
      tree[key] = key === 'list' && tree.total === 0 ? [] : undefined;
  }
}

/**
 * Makes the JSON of an answer ready for screens, in place: no letter of a text carries endless marks, and a field or an
 * entry of a list that is null counts as missing, since the contract has no such ones and many servers send them. The envelope's
 * own fields stay.
 * @throws a RangeError when it is nested too deep
 */
export function cleanAnswer(value: unknown): unknown {
  if (typeof value === 'string') return cutMarks(value);
  if (isTree(value)) clean(value, 0);
  return value;
}
