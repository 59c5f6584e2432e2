interface Region<T> {
  code: string;
  children?: T[];
}

/**
 * Whether a code names a level that is only administrative in GB/T 2260: between a municipality and its districts
 * (Beijing 1101, Chongqing 5002), or between a province and the counties it governs directly (Henan 4190). No address
 * names such a level.
 */
const isGroup = (code: string): boolean => /^(?:(?:11|12|31|50)(?!00)\d\d|\d\d90)00$/.test(code);

/** A region tree without those levels: their children move up to the parent. */
export function placesOf<T extends Region<T>>(tree: readonly T[]): T[] {
  return tree.flatMap((region) => {
    const children = region.children && placesOf(region.children);
    if (isGroup(region.code)) return children ?? [];
    return [children ? { ...region, children } : region];
  });
}

/** The code of a region, or for an administrative level the code of its province. */
export const placeCode = (code: string): string =>
  isGroup(code) ? `${code.slice(0, 2)}0000` : code;
