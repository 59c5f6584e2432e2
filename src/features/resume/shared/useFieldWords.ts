import { useCallback } from 'react';
import { useT } from '@/hooks/useT';
import { partsOfPath } from '../values';
import { sectionOf } from './sections';

/** The label of a field that the server names by its dotted path; of an unknown one its section's, else the path. */
export function useFieldWords(): (path: string) => string {
  const t = useT();
  return useCallback(
    (path) => {
      const { section: key, field } = partsOfPath(path);
      const section = sectionOf(key);
      const described = section?.fields.find((candidate) => candidate.key === field);
      if (described) return t(described.labelKey);
      return section ? t(section.labelKey) : path;
    },
    [t],
  );
}
