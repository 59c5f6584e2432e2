import type { Region } from '../../../src/services/types';
import { once } from './once';
import data from './regionData.json';

/** Provinces, cities and districts with codes of GB/T 2260; a municipality has its districts directly (contract: region/treejson). */
export const regionTree = (): Region[] => data.regions;

const nodes = once((): Map<string, Region> => {
  const all = new Map<string, Region>();
  const visit = (list: readonly Region[]): void => {
    for (const region of list) {
      all.set(region.code, region);
      visit(region.children ?? []);
    }
  };
  visit(regionTree());
  return all;
});

/** The significant digits of a code: 2 of a province, 4 of a city, 6 of a district. */
export const regionPrefix = (code: string): string =>
  code.endsWith('0000') ? code.slice(0, 2) : code.endsWith('00') ? code.slice(0, 4) : code;

/** The region with its children, `undefined` for an unknown code. */
export const regionOf = (code: string): Region | undefined => nodes().get(code);

const provinceCode = (code: string): string => `${code.slice(0, 2)}0000`;

/** The name as people write it: 江苏省南京市, 北京市海淀区, 北京市 of 110100; the code itself when it is unknown. */
export function regionName(code: string): string {
  const region = regionOf(code) ?? (code.endsWith('00') ? regionOf(provinceCode(code)) : undefined);
  if (!region) {
    return code;
  }
  const province = regionOf(provinceCode(code))?.name ?? '';
  if (region.name === province) {
    return province;
  }
  const city = code.endsWith('00') ? undefined : regionOf(`${code.slice(0, 4)}00`)?.name;
  return `${province}${city ?? ''}${region.name}`;
}

/** Regions of units: cities, and districts of the four municipalities. A larger city stands here more than once. */
export const unitRegions: readonly string[] = [
  ...'110108 110106 110105 110114 120104 120116 130100 130600 140100 150100 210100 210200 220100'.split(
    ' ',
  ),
  ...'230100 310110 310115 310112 320100 320100 320300 320500 330100 330200 340100 340300'.split(
    ' ',
  ),
  ...'350100 350200 360100 360700 370100 370100 370200 370200 370600 410100 410300 420100 420100'.split(
    ' ',
  ),
  ...'420600 430100 430100 430400 440100 440100 440300 450100 450300 460100 500107 500112 510100'.split(
    ' ',
  ),
  ...'510100 510700 520100 530100 540100 610100 610100 610300 620100 630100 640100 650100'.split(
    ' ',
  ),
];

/** 南京 of 320100, 海淀 of 110108: the short place name that unit names begin with. */
export function placeName(code: string): string {
  const name = regionOf(code)?.name ?? '';
  return name.replace(/(自治州|地区|新区|市|区)$/, '');
}
