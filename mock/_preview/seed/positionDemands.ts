import { seeded } from '../random';
import type { Profession, RecruitKind, Role } from './profession';

/** Limits of age and political status that a list of positions shows; 0: no limit. */
export interface DemandColumns {
  minAge: Uint8Array;
  maxAge: Uint8Array;
  /** 1: a member of the Communist Party of China. */
  isParty: Uint8Array;
}

interface Job {
  profession: Profession;
  role: Role;
  kind: RecruitKind;
  isDemanding: boolean;
}

/** Empty columns for `size` positions. */
export const demandColumns = (size: number): DemandColumns => ({
  minAge: new Uint8Array(size),
  maxAge: new Uint8Array(size),
  isParty: new Uint8Array(size),
});

/** Sets the age limits and political status that the position of a row asks for. */
export function setDemands(columns: DemandColumns, row: number, job: Job): void {
  const { profession, role, kind, isDemanding } = job;
  const random = seeded(`position-demands-${row}`);
  const isChosen = random.chance(0.04);
  const isLimited = random.chance(0.7);
  columns.isParty[row] =
    profession.category === 'management-party' || isDemanding || isChosen ? 1 : 0;
  if (isDemanding) {
    columns.minAge[row] = 25;
    columns.maxAge[row] = 40;
  } else if (kind !== 'intern' && role.education !== 'other') {
    const isSkilled = profession.category.startsWith('skilled');
    const older = role.years >= 5 || role.education === 'doctor' ? 5 : 0;
    columns.minAge[row] = profession.category === 'skilled-driving' ? 21 : 0;
    columns.maxAge[row] = isSkilled || isLimited ? (isSkilled ? 40 : 35) + older : 0;
  }
}
