export const nameOf = (code: string) => `节点${code}`;

/** A node of any tree of the contract. */
export const nodeOf = (code: string) => ({
  id: code,
  code,
  name: nameOf(code),
  own: 0,
  total: 1,
  hasChildren: true,
});

export type Node = ReturnType<typeof nodeOf> & { children?: Node[] };

/** A tree with one node, `n1` to `n{levels}`, on each level. */
export function chainOf(levels: number): Node[] {
  let nodes: Node[] = [];
  for (let level = levels; level > 0; level -= 1) {
    const isLeaf = nodes.length === 0;
    const node = { ...nodeOf(`n${level}`), hasChildren: !isLeaf };
    nodes = [isLeaf ? node : { ...node, children: nodes }];
  }
  return nodes;
}
