import type { Profession } from './profession';
import { officeProfessions } from './professionsOffice';
import { peopleProfessions } from './professionsPeople';
import { engineeringProfessions } from './professionsTechnical';

const all = { ...officeProfessions, ...engineeringProfessions, ...peopleProfessions };

export type ProfessionKey = keyof typeof all;

/** All professions by key. */
export const professions: Record<ProfessionKey, Profession> = all;
