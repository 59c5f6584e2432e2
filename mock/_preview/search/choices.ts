import { categoryName, categoryTree } from '../seed/categories';
import { majorList, majorName } from '../seed/majors';
import { regionName, regionOf, regionTree } from '../seed/regions';
import { termEntries } from '../seed/terms';
import { unitIndex, units } from '../seed/units';

/** An option before it is counted. */
export interface Choice {
  code: string;
  label: string;
}

const byCode = (choices: readonly Choice[]): Choice[] => [
  ...new Map(choices.map((choice) => [choice.code, choice])).values(),
];

/** All provinces, and for each chosen region: itself, its parent and its children. */
export function regionChoices(chosen: readonly string[]): Choice[] {
  const deeper = chosen.flatMap((code) => {
    const city = regionOf(`${code.slice(0, 4)}00`)?.code ?? code;
    return [city, code, ...(regionOf(code)?.children ?? []).map((child) => child.code)];
  });
  const provinces = regionTree().map((region) => region.code);
  return byCode([...provinces, ...deeper].map((code) => ({ code, label: regionName(code) })));
}

/** All disciplines and classes, and the chosen majors. */
export function majorChoices(chosen: readonly string[]): Choice[] {
  const codes = majorList().flatMap(({ code }) => (code.length <= 4 ? [code] : []));
  return byCode([...codes, ...chosen].map((code) => ({ code, label: majorName(code) })));
}

/** All groups, and for the chosen unit: itself and its children. */
export function unitChoices(enterpriseId: string): Choice[] {
  const chosen = unitIndex(enterpriseId);
  return units().flatMap((unit, index) =>
    unit.parent < 0 || index === chosen || (chosen >= 0 && unit.parent === chosen)
      ? [{ code: unit.id, label: unit.name }]
      : [],
  );
}

/** All categories, parents before their children. */
export const categoryChoices: readonly Choice[] = categoryTree.flatMap((top) =>
  [top, ...top.children].map(({ code }) => ({ code, label: categoryName(code) })),
);

/** Least amounts of a month. */
export const salaryChoices: readonly Choice[] = [5000, 8000, 10000, 15000, 20000].map((yuan) => ({
  code: String(yuan),
  label: `${yuan} 元以上`,
}));

/** The entries of a term. */
export const terms = (key: string): Choice[] => termEntries(key);
