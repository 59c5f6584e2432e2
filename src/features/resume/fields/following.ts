import { factsOfIdNumber } from '../shared/idNumber';
import type { Values } from '../values';

/** What an identity number tells of fields that are still empty; `entry` is the basic section by now. */
export function following(entry: Values): Values {
  const { idType, idNumber } = entry;
  if (idType !== 'resident' || typeof idNumber !== 'string') return {};
  const facts = factsOfIdNumber(idNumber);
  if (!facts) return {};
  return {
    ...(entry.birthDate ? {} : { birthDate: facts.birthDate }),
    ...(entry.gender ? {} : { gender: facts.gender }),
  };
}

/** What follows from a major's code, which begins with that of its discipline (catalogue of majors). */
export function ofMajor(code: string | undefined): Values {
  return { majorCode: code, ...(code && { majorCategory: code.slice(0, 2) }) };
}
