/** The list of enterprises (docs/product.md, Frame). */
export const unitsPath = '/searchPosition/enterprise';

/** An enterprise's page (spec §2). */
export function unitPath(id: string): string {
  return `/unitInfo/${encodeURIComponent(id)}`;
}

/** The search for all positions of an enterprise and its subordinates. */
export function positionsPath(id: string): string {
  return `${unitsPath}?${new URLSearchParams({ enterpriseId: id })}`;
}

/**
 * An enterprise's recruitment page with its tree of units. The path contains the unit unless it is the whole enterprise
 * (spec §2).
 */
export function recruitmentPath(id: string, unitId = id): string {
  const path = `/recruitment/${encodeURIComponent(id)}`;
  return unitId === id ? path : `${path}/${encodeURIComponent(unitId)}`;
}

/** The positions of a unit below its parent (spec §2). */
export function unitListPath(id: string, parentId: string): string {
  return `/recruitmentlist/${encodeURIComponent(id)}/${encodeURIComponent(parentId)}`;
}
