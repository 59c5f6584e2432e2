import type { PositionDetail } from '@/services/types';
import { educationLevel } from './educationLevel';

/** A position's requirements, in the order in which they are shown. */
export const conditions = [
  'education',
  'degree',
  'majors',
  'source',
  'age',
  'political',
  'experience',
  'qualification',
  'other',
] as const;
export type Condition = (typeof conditions)[number];

type Ages = Pick<PositionDetail, 'minAge' | 'maxAge'>;

/** Which limits of age a position has. */
export function ageRange({ minAge, maxAge }: Ages): 'both' | 'min' | 'max' | 'none' {
  if (minAge === undefined) return maxAge === undefined ? 'none' : 'max';
  return maxAge === undefined ? 'min' : 'both';
}

/** A requirement as a text that can be compared; '' for none. */
export function conditionKey(position: PositionDetail, condition: Condition): string {
  switch (condition) {
    case 'education':
      return educationLevel(position.education) === 0 ? '' : position.education;
    case 'degree':
      return position.degree === 'none' ? '' : (position.degree ?? '');
    case 'majors':
      return [...position.majorCodes].sort().join();
    case 'source':
      return [...position.source].sort().join();
    case 'age':
      return ageRange(position) === 'none' ? '' : `${position.minAge}-${position.maxAge}`;
    case 'political':
      return position.political ?? '';
    case 'experience':
      return position.experienceYears ? String(position.experienceYears) : '';
    case 'qualification':
      return position.qualification ?? '';
    case 'other':
      return (position.otherConditions ?? '').trim();
  }
}
