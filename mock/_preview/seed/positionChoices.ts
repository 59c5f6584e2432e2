import { type Random, seeded } from '../random';
import type { Traits } from './examplePositions';
import { majorList } from './majors';
import { once } from './once';
import type { Profession, RecruitKind, Role } from './profession';
import { type ProfessionKey, professions } from './professions';
import { commonProfessions } from './sectors';
import { units } from './units';

/** Lists of sources to choose from at random; a list that stands here more often is chosen more often. */
export const sourceLists: Record<RecruitKind, readonly (readonly string[])[]> = {
  social: [
    ...Array.from({ length: 9 }, () => []),
    ['social', 'veteran'],
    ['social', 'veteran'],
    ['veteran'],
    ['veteran', 'spouse'],
    ['veteran', 'spouse', 'martyrFamily'],
    ['pastGraduate', 'social', 'veteran'],
    ['spouse'],
  ],
  campus: [['graduate'], ['graduate'], ['graduate', 'veteran'], ['graduate', 'pastGraduate'], []],
  intern: [['graduate'], ['graduate', 'veteran'], []],
};

/** Professions that by law or certificate always ask for certain majors. */
const professionsWithFixedMajors: readonly ProfessionKey[] = [
  'medical',
  'nursing',
  'pharmacy',
  'legal',
  'finance',
  'teaching',
];

const lowEducation = ['secondary', 'high', 'other'];

const majorByName = once(() => new Map(majorList().map((major) => [major.name, major.code])));

/** The majors that a position asks for: those of its field, else some of its profession; empty where any major will do. */
export function majorsFor(
  key: ProfessionKey,
  field: string,
  role: Role,
  random: Random,
): readonly string[] {
  const all: Profession = professions[key];
  const share = random.next();
  const isFree =
    !professionsWithFixedMajors.includes(key) &&
    share < (role.education === 'college' ? 0.4 : 0.12);
  if (lowEducation.includes(role.education) || isFree) {
    return [];
  }
  const own = all.fieldMajors[field];
  if (own) {
    return own;
  }
  const named = majorByName().get(field);
  if (named && all.majors.includes(named.slice(0, 4))) {
    return [named];
  }
  return all.majors.slice(0, 1 + Math.floor(share * all.majors.length));
}

interface Window {
  publishDay: number;
  closeDay: number;
  isCancelled: boolean;
}

/** Days of publication and closing. Three in four positions are open; the others are under review, closed or cancelled. */
export function windowFor(random: Random): Window {
  const share = random.next();
  if (share < 0.76) {
    return {
      publishDay: -Math.floor(random.next() ** 1.4 * 26),
      closeDay: random.int(0, 40),
      isCancelled: false,
    };
  }
  const closeDay = share < 0.87 ? -random.int(1, 25) : -random.int(26, 120);
  const publishDay = closeDay - random.int(10, 30);
  return share < 0.97
    ? { publishDay, closeDay, isCancelled: false }
    : { publishDay: -random.int(4, 40), closeDay: random.int(-3, 25), isCancelled: true };
}

/** The unit's share of positions: some units have none, groups and branches have few. */
function positionCountOf(level: 0 | 1 | 2, random: Random): number {
  return level === 2 ? (random.chance(0.07) ? 0 : random.int(3, 16)) : random.int(2, 8);
}

/** Indices of units to choose from at random, each as often as its share of positions. */
export function unitsByShare(): Uint32Array {
  const random = seeded('positions-per-unit');
  return Uint32Array.from(
    units().flatMap((unit, index) =>
      Array.from({ length: positionCountOf(unit.level, random) }, () => index),
    ),
  );
}

/** Unit, profession, kind, field and role of a position. */
export interface Choice {
  unit: number;
  key: ProfessionKey;
  kind: RecruitKind;
  field: number;
  role: number;
}

function kindFor(random: Random): RecruitKind {
  const share = random.next();
  return share < 0.58 ? 'social' : share < 0.89 ? 'campus' : 'intern';
}

function choose(unit: number, random: Random): Choice {
  const sector = units()[unit]?.sector;
  const key = random.pick(sector && random.chance(0.72) ? sector.professions : commonProfessions);
  const wanted = kindFor(random);
  const all = professions[key];
  const fitting = all.roles.flatMap((role, index) => (role.types.includes(wanted) ? [index] : []));
  const kind = fitting.length > 0 ? wanted : 'social';
  const roles = fitting.length > 0 ? fitting : [0];
  return { unit, key, kind, field: random.int(0, all.fields.length - 1), role: random.pick(roles) };
}

/** The name of a position: `{f}` in 高级{f}工程师 is replaced by the field. */
export const nameOf = (choice: Choice): string => {
  const { roles, fields } = professions[choice.key];
  return (roles[choice.role]?.title ?? '{f}').replace('{f}', fields[choice.field] ?? '');
};

const maxTries = 40;

/** A random choice whose name is new in its unit: no two positions of a unit have the same name. */
export function freshChoice(taken: Set<string>, unitPool: Uint32Array, random: Random): Choice {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const choice = choose(unitPool[random.int(0, unitPool.length - 1)] ?? 0, random);
    const key = `${choice.unit}|${nameOf(choice)}`;
    if (!taken.has(key)) {
      taken.add(key);
      return choice;
    }
  }
  throw new Error('the lists of professions are too short for so many positions');
}

/** The choice of an example, set by hand; throws when its profession, field or role is not in the lists. */
export function exampleChoice(traits: Traits, taken: Set<string>): Choice {
  const { fields, roles } = professions[traits.profession];
  const choice = {
    unit: Math.min(traits.unit, units().length - 1),
    key: traits.profession,
    kind: traits.kind,
    field: fields.indexOf(traits.field),
    role: roles.findIndex((role) => role.title === traits.role),
  };
  if (choice.field < 0 || choice.role < 0) {
    throw new Error(`no such job: ${traits.role} of ${traits.field}`);
  }
  taken.add(`${choice.unit}|${nameOf(choice)}`);
  return choice;
}
