import { cutMarks } from './marks';

type Tree = Record<string, unknown>;

function isTree(value: unknown): value is Tree {
  return Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
}

function clean(tree: Tree, keepsNulls: boolean): void {
  for (const [key, one] of Object.entries(tree)) {
    if (typeof one === 'string') tree[key] = cutMarks(one);
    else if (isTree(one)) clean(one, Array.isArray(one));
    else if (one === null && !keepsNulls) tree[key] = undefined;
  }
}

/**
 * Makes the JSON of an answer ready for screens, in place: no letter of a text carries endless marks, and a field that is
 * null counts as missing, since the contract has no such fields and many servers send them. The envelope's own fields and entries of lists stay.
 * @throws a RangeError when it is nested too deep
 */
export function cleanAnswer(value: unknown): unknown {
  if (typeof value === 'string') return cutMarks(value);
  if (isTree(value)) clean(value, true);
  return value;
}
