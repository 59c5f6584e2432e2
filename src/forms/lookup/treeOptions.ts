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

/** Converts a tree of the contract to a cascader's options. */
export function optionsOf(nodes: readonly TreeNode[]): TreeOption[] {
  return nodes.map(({ code, name, children }) => ({
    value: code,
    label: name,
    ...(children && children.length > 0 && { children: optionsOf(children) }),
  }));
}

/** The codes from the root to a node, as a cascader needs them. A code that is not in the tree is returned alone. */
export function codePath(nodes: readonly TreeNode[], code: string): string[] {
  const path = pathTo(nodes, code).map((node) => node.code);
  return path.length > 0 || code === '' ? path : [code];
}

/** The last code of a cascader's path. */
export function lastCode(path: unknown): string | undefined {
  return Array.isArray(path) && path.length > 0 ? String(path.at(-1)) : undefined;
}
