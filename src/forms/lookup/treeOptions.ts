import { pathTo } from '@/utils/tree';

export interface TreeNode {
  code: string;
  name: string;
  children?: TreeNode[];
}

export interface TreeOption {
  value: string;
  label: string;
  children?: TreeOption[];
}

/** A tree of the contract as a cascader wants it. */
export function optionsOf(nodes: readonly TreeNode[]): TreeOption[] {
  return nodes.map(({ code, name, children }) => ({
    value: code,
    label: name,
    ...(children && children.length > 0 && { children: optionsOf(children) }),
  }));
}

/** The codes from the root to a node, as a cascader wants them; a code that is not in the tree stands alone. */
export function codePath(nodes: readonly TreeNode[], code: string): string[] {
  const path = pathTo(nodes, code).map((node) => node.code);
  return path.length > 0 || code === '' ? path : [code];
}

/** The code that a cascader's path leads to. */
export function lastOf(path: unknown): string | undefined {
  return Array.isArray(path) && path.length > 0 ? String(path.at(-1)) : undefined;
}
