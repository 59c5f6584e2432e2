import { useT } from '@/hooks/useT';
import { partsOfPath } from './corrections';
import { sectionOf } from './sections';

/** Returns the label of a field by its dotted path; for an unknown field its section's label, else the path. */
export function useFieldWords(): (path: string) => string {
  const t = useT();
  return (path) => {
    const { section: key, field } = partsOfPath(path);
    const section = sectionOf(key);
    const place = section?.fields.find((candidate) => candidate.key === field) ?? section;
    return place ? t(place.labelKey) : path;
  };
}
