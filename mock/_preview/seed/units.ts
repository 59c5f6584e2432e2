import type { EnterpriseDetail } from '../../../src/services/types';
import { imageId } from '../files';
import { type Random, seeded } from '../random';
import { scaled } from '../scale';
import { oncePer } from './once';
import { placeName, regionName, UNIT_REGIONS } from './regions';
import { BRANDS, SECTORS, type Sector } from './sectors';

const COUNT = 300;
const FIRST_ID = 10_001;
const BRANCHES_PER_GROUP = 4;
const UNITS_PER_BRANCH = 5;
/** With more data groups are larger and there are more of them: at a hundred times a group holds two thousand. */
const growth = (): number => Math.max(1, Math.sqrt(scaled(COUNT) / COUNT));
/** Groups that can be told apart by name and line of business alone; later ones carry a place as well. */
const PLAIN_GROUPS = BRANDS.length * SECTORS.length;

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

const SCALES: Record<Unit['level'], readonly string[]> = {
  0: ['1000-', '500-999'],
  1: ['500-999', '150-499', '1000-'],
  2: ['50-149', '150-499', '1-49', '500-999'],
};

function groupDrafts(group: number, first: number, random: Random): Draft[] {
  const sector = SECTORS[group % SECTORS.length] as Sector;
  const brand = BRANDS[(group + Math.floor(group / SECTORS.length)) % BRANDS.length] ?? '';
  const seat = random.pick(UNIT_REGIONS);
  const mark = group < PLAIN_GROUPS ? brand : `${placeName(seat)}${brand}`;
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
    scale: random.pick(SCALES[level]),
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
  const branches = Math.round(BRANCHES_PER_GROUP * growth());
  const leaves = Math.round(UNITS_PER_BRANCH * growth());
  for (let branch = 0; branch < branches; branch += 1) {
    const branchSeat = branch === 0 ? seat : random.pick(UNIT_REGIONS);
    const kind = sector.branches[branch % sector.branches.length] ?? '';
    const isFirstOfKind = branch < sector.branches.length;
    const branchName = `${mark}${isFirstOfKind ? '' : placeName(branchSeat)}${kind}`;
    const at = first + drafts.length;
    drafts.push(one(1, first, branchName, branchName, branchSeat));
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      const unit = sector.units[(branch * 2 + leaf) % sector.units.length] ?? '';
      const regionCode = random.pick(UNIT_REGIONS);
      const place = placeName(regionCode);
      drafts.push(one(2, at, `${place}${brand}${unit}`, `${place}${unit}`, regionCode));
    }
  }
  return drafts;
}

const ORDINALS = ['', '第二', '第三', '第四', '第五', '第六', '第七', '第八', '第九'];

/** A name that nobody has: the second 南京青岚门诊部 becomes 南京青岚第二门诊部. */
function unique(taken: Map<string, number>, draft: Draft): Draft {
  const times = taken.get(draft.name) ?? 0;
  taken.set(draft.name, times + 1);
  if (times === 0) {
    return draft;
  }
  const mark = ORDINALS[times] ?? `第${times + 1}`;
  return {
    ...draft,
    name: `${draft.name}（${mark}部）`,
    shortName: `${draft.shortName}（${mark}部）`,
  };
}

function makeUnits(): Unit[] {
  const total = scaled(COUNT);
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
    .map((draft, index) => ({ ...draft, id: String(FIRST_ID + index), end: index + 1 }));
  // From the last to the first: a unit's end reaches its parent before the parent hands on its own.
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
export const units = oncePer(() => scaled(COUNT), makeUnits);

/** Indices of the groups. */
export const groupIndices = oncePer(
  () => scaled(COUNT),
  () => units().flatMap((unit, index) => (unit.parent < 0 ? [index] : [])),
);

/** Indices of the direct children: from the end of one subtree to the next. */
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
  const index = /^\d+$/.test(id) ? Number(id) - FIRST_ID : -1;
  return index >= 0 && index < units().length ? index : -1;
}

const STREETS = ['青年路', '建设街', '和平大道', '文昌路', '滨河路', '学院路', '解放街', '凤鸣路'];

/** What is only shown on the unit's own page. */
export function unitIntroduction(
  unit: Unit,
): Pick<EnterpriseDetail, 'introHtml' | 'photos' | 'website' | 'address' | 'contact'> {
  const random = seeded(`unit-${unit.id}`);
  const founded = random.int(1952, 2016);
  const staff = random.int(3, 9) * (unit.level === 0 ? 400 : unit.level === 1 ? 100 : 20);
  const street = random.pick(STREETS);
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

/** A telephone number of a range that nobody is given. */
export const phoneOf = (random: Random): string => `400-000-${random.int(1000, 9999)}`;
