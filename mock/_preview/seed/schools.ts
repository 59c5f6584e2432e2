import type { School } from '../../../src/services/types';
import { once } from './once';
import { placeName, regionOf, UNIT_REGIONS } from './regions';

/** Fictional schools: a place, a made-up name, a kind. */
const BRANDS = ['青岚', '云杉', '望川', '松岳', '明湖', '星野', '砚山', '长汀'];
const KINDS = [
  '理工大学',
  '师范大学',
  '医科大学',
  '财经大学',
  '农林大学',
  '工业大学',
  '外国语学院',
  '职业技术学院',
];

/** About 400 schools of made-up names, eight in each city where units sit. Source: the contract, School. */
export const schools = once((): School[] => {
  const places = [...new Set(UNIT_REGIONS)];
  return places.flatMap((regionCode, at) =>
    KINDS.map((kind, index) => {
      const brand = BRANDS[(at + index * 3) % BRANDS.length] ?? '';
      const place = regionOf(regionCode)?.name ? placeName(regionCode) : '';
      return {
        code: `s${String(at * KINDS.length + index + 1).padStart(4, '0')}`,
        name: `${place}${brand}${kind}`,
        regionCode,
      };
    }),
  );
});
