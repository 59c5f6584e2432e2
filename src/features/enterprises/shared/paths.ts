/** The list of enterprises (product decisions, Frame). */
export const unitsPath = '/searchPosition/enterprise';

/** An enterprise's own page (spec §2). */
export function unitPath(id: string): string {
  return `/unitInfo/${encodeURIComponent(id)}`;
}

/** Every position of an enterprise and its subordinates, with the search's filters. */
export function positionsPath(id: string): string {
  return `${unitsPath}?${new URLSearchParams({ enterpriseId: id })}`;
}

/** An enterprise's recruitment with the tree of its units; a unit of it other than the whole is in the path (spec §2). */
export function recruitmentPath(id: string, unitId = id): string {
  const path = `/recruitment/${encodeURIComponent(id)}`;
  return unitId === id ? path : `${path}/${encodeURIComponent(unitId)}`;
}

/** The positions of a unit under its parent (spec §2). */
export function unitListPath(id: string, parentId: string): string {
  return `/recruitmentlist/${encodeURIComponent(id)}/${encodeURIComponent(parentId)}`;
}
