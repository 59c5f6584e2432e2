import type { School } from '../../../src/services/types';
import { once } from './once';
import { placeName, regionOf, unitRegions } from './regions';

/** Parts of the names of fictional schools: place, name, kind. */
const brands = ['青岚', '云杉', '望川', '松岳', '明湖', '星野', '砚山', '长汀'];
const kinds = [
  '理工大学',
  '师范大学',
  '医科大学',
  '财经大学',
  '农林大学',
  '工业大学',
  '外国语学院',
  '职业技术学院',
];

/** About 400 fictional schools, eight in each city that has units (contract: School). */
export const schools = once((): School[] => {
  const places = [...new Set(unitRegions)];
  return places.flatMap((regionCode, at) =>
    kinds.map((kind, index) => {
      const brand = brands[(at + index * 3) % brands.length] ?? '';
      const place = regionOf(regionCode)?.name ? placeName(regionCode) : '';
      return {
        code: `s${String(at * kinds.length + index + 1).padStart(4, '0')}`,
        name: `${place}${brand}${kind}`,
        regionCode,
      };
    }),
  );
});
