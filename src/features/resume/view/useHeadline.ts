import type { Resume } from '@/services/types';
import { sectionOf } from '../shared/sections';
import { factDot } from '../values';
import { highestEducation } from './highestEducation';
import { useFieldText } from './useFieldText';

/** The line below the name: the highest education with its school and major; '' when there is none. */
export function useHeadline(education: Resume['education']): string {
  const textOf = useFieldText();
  const highest = highestEducation(education);
  const field = sectionOf('education').fields.find(({ key }) => key === 'education');
  if (!highest || !field) return '';
  const level = textOf(field, highest.education).label;
  return [level, highest.school, highest.major].filter(Boolean).join(factDot);
}
