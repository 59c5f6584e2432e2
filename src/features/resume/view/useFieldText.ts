import { codesOf } from '@/forms/values';
import { useCategories, useCategoryName } from '@/hooks/useCategoryName';
import { useRegionName, useRegions } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import { hasShape } from '@/utils/shape';
import { joinedWords, serverWord, type Word } from '@/utils/words';
import type { ResumeField } from '../shared/sections';

/** A value as text; '' for a value that is neither text nor number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A name that is not empty. */
const named = (name: string): Word | undefined => (name ? serverWord(name) : undefined);

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
  return (field: ResumeField, value: unknown): Word => {
    /** The names of one code or several. A code that the names no longer have must not look like an empty field. */
    const namesBy = (wordOf: (code: string) => Word | undefined, hasNames: boolean) => {
      const unknown = { label: hasNames ? t('common.unknownCode') : '' };
      const codes = (Array.isArray(value) ? codesOf(value) : [textOf(value)]).filter(Boolean);
      const words = codes.map((code) => wordOf(code) ?? unknown);
      return joinedWords(words, t('common.listSeparator'));
    };
    const { termKey = '' } = field;
    switch (field.type) {
      case 'select':
      case 'selectMany':
        return namesBy((code) => termOf(termKey, code), termsOf(termKey).length > 0);
      case 'boolean':
        return { label: typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : '' };
      case 'region':
      case 'regions':
        return namesBy((code) => named(regionName(code)), hasRegions);
      case 'categories':
        return namesBy((code) => categoryName(code).at(-1), hasCategories);
      case 'file':
        return serverWord(hasShape(value, { name: 'string' }) ? value.name : '');
      case 'image':
        return { label: '' };
      default:
        return serverWord(textOf(value));
    }
  };
}
