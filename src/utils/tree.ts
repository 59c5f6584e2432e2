interface TreeNode<T> {
  code: string;
  children?: T[];
}

/** The nodes from a root to the node with this code; an empty list when there is none. */
export function pathTo<T extends TreeNode<T>>(nodes: readonly T[], code: string): T[] {
  if (!code) return [];
  for (const node of nodes) {
    if (node.code === code) return [node];
    const below = pathTo(node.children ?? [], code);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
