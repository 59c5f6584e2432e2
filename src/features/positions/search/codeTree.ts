import type { FacetOption } from '@/services/types';
import type { ListKey } from './urlState';

/**
 * The parent of a code, by the format of the codes: regions GB/T 2260 (province, city, district), majors of the
 * national catalogue (2, 4, 6 digits), categories `parent-child`; undefined at the top and for filters without levels.
 */
export function parentCode(key: ListKey, code: string): string | undefined {
  switch (key) {
    case 'regionCode': {
      if (!/^\d{6}$/.test(code) || code.endsWith('0000')) return undefined;
      return code.endsWith('00') ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`;
    }
    case 'majorCode':
      return code.length > 2 ? code.slice(0, -2) : undefined;
    case 'categoryCode':
      return code.includes('-') ? code.slice(0, code.lastIndexOf('-')) : undefined;
    default:
      return undefined;
  }
}

/** All codes above this one, nearest first. */
function ancestorCodes(key: ListKey, code: string): string[] {
  const parent = parentCode(key, code);
  return parent ? [parent, ...ancestorCodes(key, parent)] : [];
}

export interface OptionNode extends FacetOption {
  children: OptionNode[];
}

/** A facet's options as a tree. An option without a parent in the list is at the top. */
export function optionTree(key: ListKey, options: readonly FacetOption[]): OptionNode[] {
  const nodes = new Map(options.map((option) => [option.code, { ...option, children: [] }]));
  const roots: OptionNode[] = [];
  for (const node of nodes.values() as Iterable<OptionNode>) {
    const parent = ancestorCodes(key, node.code).find((code) => nodes.has(code));
    const siblings: OptionNode[] = (parent && nodes.get(parent)?.children) || roots;
    siblings.push(node);
  }
  return roots;
}

/**
 * Adds or removes a code. A parent includes its children (contract: search): choosing a parent removes its children,
 * and choosing a child removes its parent.
 */
export function toggled(key: ListKey, codes: readonly string[], code: string): string[] {
  if (codes.includes(code)) return codes.filter((other) => other !== code);
  const above = ancestorCodes(key, code);
  const unrelated = codes.filter(
    (other) => !above.includes(other) && !ancestorCodes(key, other).includes(code),
  );
  return [...unrelated, code];
}
