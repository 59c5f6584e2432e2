import type { EnterpriseDetail } from '../../../src/services/types';
import { imageId } from '../files';
import { type Random, seeded } from '../random';
import { scaled } from '../scale';
import { oncePer } from './once';
import { placeName, regionName, unitRegions } from './regions';
import { brands, type Sector, sectors } from './sectors';

const count = 300;
const firstId = 10_001;
const branchesPerGroup = 4;
const unitsPerBranch = 5;
/** With `PREVIEW_SCALE` both the groups and their number grow: at 100 a group has about two thousand units. */
const growth = (): number => Math.max(1, Math.sqrt(scaled(count) / count));
/** So many groups have a unique name without a place; the names of later ones begin with a place. */
const plainGroups = brands.length * sectors.length;

/** A unit without its counts. */
export interface Unit {
  id: string;
  name: string;
  shortName: string;
  sector: Sector;
  regionCode: string;
  scale: string;
  /** 0 a group, 1 a branch, 2 a unit of a branch. */
  level: 0 | 1 | 2;
  /** Index of the parent, -1 of a group. */
  parent: number;
  /** Units are numbered depth first: index + 1 up to `end` (exclusive) are this one's subordinates. */
  end: number;
}

type Draft = Omit<Unit, 'id' | 'end'>;

const scales: Record<Unit['level'], readonly string[]> = {
  0: ['1000-', '500-999'],
  1: ['500-999', '150-499', '1000-'],
  2: ['50-149', '150-499', '1-49', '500-999'],
};

function groupDrafts(group: number, first: number, random: Random): Draft[] {
  const sector = sectors[group % sectors.length] as Sector;
  const brand = brands[(group + Math.floor(group / sectors.length)) % brands.length] ?? '';
  const seat = random.pick(unitRegions);
  const mark = group < plainGroups ? brand : `${placeName(seat)}${brand}`;
  const one = (
    level: Unit['level'],
    parent: number,
    name: string,
    shortName: string,
    regionCode: string,
  ): Draft => ({
    level,
    parent,
    name,
    shortName,
    sector,
    regionCode,
    scale: random.pick(scales[level]),
  });
  const drafts = [
    one(
      0,
      -1,
      `${mark}${sector.root}`,
      `${mark}${sector.root.replace(/(集团|公司|管理中心|服务中心|宣传中心|中心|研究院)$/, '')}`,
      seat,
    ),
  ];
  const branches = Math.round(branchesPerGroup * growth());
  const leaves = Math.round(unitsPerBranch * growth());
  for (let branch = 0; branch < branches; branch += 1) {
    const branchSeat = branch === 0 ? seat : random.pick(unitRegions);
    const kind = sector.branches[branch % sector.branches.length] ?? '';
    const isFirstOfKind = branch < sector.branches.length;
    const branchName = `${mark}${isFirstOfKind ? '' : placeName(branchSeat)}${kind}`;
    const at = first + drafts.length;
    drafts.push(one(1, first, branchName, branchName, branchSeat));
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      const unit = sector.units[(branch * 2 + leaf) % sector.units.length] ?? '';
      const regionCode = random.pick(unitRegions);
      const place = placeName(regionCode);
      drafts.push(one(2, at, `${place}${brand}${unit}`, `${place}${unit}`, regionCode));
    }
  }
  return drafts;
}

const ordinals = ['', '第二', '第三', '第四', '第五', '第六', '第七', '第八', '第九'];

/** A unique name: the second 南京青岚门诊部 becomes 南京青岚门诊部（第二部）. */
function unique(taken: Map<string, number>, draft: Draft): Draft {
  const times = taken.get(draft.name) ?? 0;
  taken.set(draft.name, times + 1);
  if (times === 0) {
    return draft;
  }
  const mark = ordinals[times] ?? `第${times + 1}`;
  return {
    ...draft,
    name: `${draft.name}（${mark}部）`,
    shortName: `${draft.shortName}（${mark}部）`,
  };
}

function makeUnits(): Unit[] {
  const total = scaled(count);
  const random = seeded('enterprises');
  const taken = new Map<string, number>();
  const drafts: Draft[] = [];
  for (let group = 0; drafts.length < total; group += 1) {
    for (const draft of groupDrafts(group, drafts.length, random)) {
      drafts.push(unique(taken, draft));
    }
  }
  const units = drafts
    .slice(0, total)
    .map((draft, index) => ({ ...draft, id: String(firstId + index), end: index + 1 }));
  // From the last to the first, so that a parent's end is complete before it is passed on to its own parent.
  for (let index = units.length - 1; index >= 0; index -= 1) {
    const unit = units[index];
    const parent = unit ? units[unit.parent] : undefined;
    if (unit && parent) {
      parent.end = Math.max(parent.end, unit.end);
    }
  }
  return units;
}

/** All units, depth first; 300 times PREVIEW_SCALE. */
export const units = oncePer(() => scaled(count), makeUnits);

/** Indices of the groups. */
export const groupIndices = oncePer(
  () => scaled(count),
  () => units().flatMap((unit, index) => (unit.parent < 0 ? [index] : [])),
);

/** Indices of the direct children; each begins where the subtree of the one before ends. */
export function childIndices(index: number): number[] {
  const all = units();
  const children: number[] = [];
  const end = all[index]?.end ?? 0;
  for (let at = index + 1; at < end; at = all[at]?.end ?? end) {
    children.push(at);
  }
  return children;
}

/** The index of a unit's id, -1 when there is none. */
export function unitIndex(id: string): number {
  const index = /^\d+$/.test(id) ? Number(id) - firstId : -1;
  return index >= 0 && index < units().length ? index : -1;
}

const streets = ['青年路', '建设街', '和平大道', '文昌路', '滨河路', '学院路', '解放街', '凤鸣路'];

/** What only the unit's own page shows. */
export function unitIntroduction(
  unit: Unit,
): Pick<EnterpriseDetail, 'introHtml' | 'photos' | 'website' | 'address' | 'contact'> {
  const random = seeded(`unit-${unit.id}`);
  const founded = random.int(1952, 2016);
  const staff = random.int(3, 9) * (unit.level === 0 ? 400 : unit.level === 1 ? 100 : 20);
  const street = random.pick(streets);
  const introHtml = [
    `<p>${unit.name}始建于 ${founded} 年，位于${regionName(unit.regionCode)}，现有职工约 ${staff} 人，其中专业技术人员占 ${random.int(38, 76)}%。</p>`,
    `<p>${unit.sector.about}</p>`,
    '<h3>我们提供</h3>',
    `<ul><li>按国家规定缴纳五险一金，${random.pick(['提供单身宿舍', '提供住房补贴', '提供人才公寓'])}</li>`,
    `<li>${random.pick(['职工食堂三餐补贴', '带薪年休假与年度体检', '子女可就读附属学校'])}，退役军人军龄计入工龄</li>`,
    `<li>${random.pick(['导师带教一年', '每年不少于 80 学时培训', '支持在职攻读学位'])}，岗位晋升通道公开</li></ul>`,
  ].join('');
  return {
    introHtml,
    photos: ['1', '2', '3'].map((number) => imageId('photo', `${unit.id}-${number}`)),
    ...(unit.level < 2 ? { website: `https://unit-${unit.id}.example.com/` } : {}),
    address: `${regionName(unit.regionCode)}${street} ${random.int(1, 288)} 号`,
    contact: `${random.pick(['人事处', '人力资源部', '政治工作处', '组织人事科'])} ${phoneOf(random)}`,
  };
}

/** A telephone number of a range that is not in use. */
export const phoneOf = (random: Random): string => `400-000-${random.int(1000, 9999)}`;
