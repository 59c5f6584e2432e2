import { useCallback } from 'react';
import { useCategoryName } from '@/hooks/useCategoryName';
import { useRegionName } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import { codesOf, fileOf, textOf } from '../fields/shapes';
import type { ResumeField } from '../shared/sections';

export type FieldText = (field: ResumeField, value: unknown) => string;

/** A field's value in words for reading; '' when there is none or its names are not here yet. */
export function useFieldText(): FieldText {
  const t = useT();
  const { termOf } = useTerms();
  const categoryName = useCategoryName();
  const regionName = useRegionName();
  return useCallback(
    (field, value) => {
      const join = (words: readonly (string | undefined)[]) =>
        words.filter(Boolean).join(t('common.listSeparator'));
      const term = (code: string) => (field.termKey ? termOf(field.termKey, code) : undefined);
      switch (field.type) {
        case 'select':
          return term(textOf(value)) ?? '';
        case 'selectMany':
          return join(codesOf(value).map(term));
        case 'boolean':
          return typeof value === 'boolean' ? t(value ? 'resume.yes' : 'resume.no') : '';
        case 'region':
          return regionName(textOf(value));
        case 'regions':
          return join(codesOf(value).map(regionName));
        case 'categories':
          return join(codesOf(value).map((code) => categoryName(code).at(-1)));
        case 'file':
          return fileOf(value)?.name ?? '';
        case 'image':
          return '';
        default:
          return textOf(value);
      }
    },
    [t, termOf, categoryName, regionName],
  );
}
