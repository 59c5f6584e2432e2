import { type Random, seeded } from '../random';
import type { Traits } from './examplePositions';
import { majorList } from './majors';
import { once } from './once';
import type { Profession, RecruitKind, Role } from './profession';
import { type ProfessionKey, professions } from './professions';
import { COMMON_PROFESSIONS } from './sectors';
import { units } from './units';

/** Lists of sources to draw from; those drawn more often stand more often. */
export const SOURCES: Record<RecruitKind, readonly (readonly string[])[]> = {
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

/** Kinds of jobs that the law or the certificate keeps to certain majors. */
const BOUND: readonly ProfessionKey[] = [
  'medical',
  'nursing',
  'pharmacy',
  'legal',
  'finance',
  'teaching',
];

const LOW_EDUCATION = ['secondary', 'high', 'other'];

const majorByName = once(() => new Map(majorList().map((major) => [major.name, major.code])));

/** The majors asked for: those of the field, else some of the profession's; none where anybody may apply. */
export function majorsFor(
  key: ProfessionKey,
  field: string,
  role: Role,
  random: Random,
): readonly string[] {
  const all: Profession = professions[key];
  const share = random.next();
  const isFree = !BOUND.includes(key) && share < (role.education === 'college' ? 0.4 : 0.12);
  if (LOW_EDUCATION.includes(role.education) || isFree) {
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

/** When it is published and closes. Three in four are open; the rest are under review, closed or called off. */
export function windowFor(random: Random): Window {
  const fate = random.next();
  if (fate < 0.76) {
    return {
      publishDay: -Math.floor(random.next() ** 1.4 * 26),
      closeDay: random.int(0, 40),
      isCancelled: false,
    };
  }
  const closeDay = fate < 0.87 ? -random.int(1, 25) : -random.int(26, 120);
  const publishDay = closeDay - random.int(10, 30);
  return fate < 0.97
    ? { publishDay, closeDay, isCancelled: false }
    : { publishDay: -random.int(4, 40), closeDay: random.int(-3, 25), isCancelled: true };
}

/** How many positions a unit draws: some have none, groups and branches a few. */
function ticketsOf(level: 0 | 1 | 2, random: Random): number {
  return level === 2 ? (random.chance(0.07) ? 0 : random.int(3, 16)) : random.int(2, 8);
}

/** Indices of units, each as often as it is to have positions. */
export function drawTickets(): Uint32Array {
  const random = seeded('positions-per-unit');
  return Uint32Array.from(
    units().flatMap((unit, index) =>
      Array.from({ length: ticketsOf(unit.level, random) }, () => index),
    ),
  );
}

/** What a position is, before its dates. */
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
  const key = random.pick(sector && random.chance(0.72) ? sector.professions : COMMON_PROFESSIONS);
  const wanted = kindFor(random);
  const all = professions[key];
  const fitting = all.roles.flatMap((role, index) => (role.types.includes(wanted) ? [index] : []));
  const kind = fitting.length > 0 ? wanted : 'social';
  const roles = fitting.length > 0 ? fitting : [0];
  return { unit, key, kind, field: random.int(0, all.fields.length - 1), role: random.pick(roles) };
}

/** 高级{f}工程师 with its field put in. */
export const nameOf = (choice: Choice): string => {
  const { roles, fields } = professions[choice.key];
  return (roles[choice.role]?.title ?? '{f}').replace('{f}', fields[choice.field] ?? '');
};

const MAX_TRIES = 40;

/** A choice whose name the unit does not have yet: no two positions of a unit are called alike. */
export function freshChoice(taken: Set<string>, tickets: Uint32Array, random: Random): Choice {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const choice = choose(tickets[random.int(0, tickets.length - 1)] ?? 0, random);
    const key = `${choice.unit}|${nameOf(choice)}`;
    if (!taken.has(key)) {
      taken.add(key);
      return choice;
    }
  }
  throw new Error('the lists of professions are too short for so many positions');
}

/** The choice set by hand for an example; throws where its job is not in the lists. */
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
