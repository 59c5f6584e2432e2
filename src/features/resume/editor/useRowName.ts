import { useT } from '@/hooks/useT';
import { partsOfPath } from '../shared/corrections';
import type { SectionValue } from '../values';

/** Returns a function that gives the words about the row of a dotted path; '' where there is only one row, or none. */
export function useRowName(value: SectionValue): (path: string) => string {
  const t = useT();
  return (path) => {
    const { row } = partsOfPath(path);
    const isOneOfSeveral = row !== undefined && Array.isArray(value) && value.length > 1;
    return isOneOfSeveral ? t('resume.rows.within', { number: row + 1 }) : '';
  };
}
