import { codesOf } from '@/forms/values';
import { useCategories, useCategoryName } from '@/hooks/useCategoryName';
import { useRegionName, useRegions } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import { hasShape } from '@/utils/shape';
import type { ResumeField } from '../shared/sections';

/** A value as text; '' for a value that is neither text nor number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * Returns a function that formats a field's value for reading; '' when it is empty, a picture, or its names are not
 * loaded.
 */
export function useFieldText() {
  const t = useT();
  const { termOf, termsOf } = useTerms();
  const categoryName = useCategoryName();
  const regionName = useRegionName();
  const hasCategories = useCategories().tree.length > 0;
  const hasRegions = useRegions().tree.length > 0;
  return (field: ResumeField, value: unknown): string => {
    /** The names of one code or several. A code that the names no longer have must not look like an empty field. */
    const namesBy = (nameOf: (code: string) => string | undefined, hasNames: boolean) =>
      (Array.isArray(value) ? codesOf(value) : [textOf(value)])
        .map((code) => nameOf(code) || (code && hasNames && t('common.unknownCode')))
        .filter(Boolean)
        .join(t('common.listSeparator'));
    const { termKey = '' } = field;
    switch (field.type) {
      case 'select':
      case 'selectMany':
        return namesBy((code) => termOf(termKey, code), termsOf(termKey).length > 0);
      case 'boolean':
        return typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : '';
      case 'region':
      case 'regions':
        return namesBy(regionName, hasRegions);
      case 'categories':
        return namesBy((code) => categoryName(code).at(-1), hasCategories);
      case 'file':
        return hasShape(value, { name: 'string' }) ? value.name : '';
      case 'image':
        return '';
      default:
        return textOf(value);
    }
  };
}
