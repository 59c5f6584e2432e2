import { useCallback } from 'react';
import { codesOf } from '@/forms/values';
import { useCategoryName } from '@/hooks/useCategoryName';
import { useRegionName } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { UploadedFile } from '@/services/types';
import type { ResumeField } from '../shared/sections';

export type FieldText = (field: ResumeField, value: unknown) => string;

/** A value as text; '' for a value that is neither text nor number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function nameOf(value: unknown): string {
  const isFile = typeof value === 'object' && value !== null && 'name' in value;
  return isFile ? (value as UploadedFile).name : '';
}

/** Returns a function that formats a field's value for reading; '' when it is empty or its names are not loaded. */
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
          return typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : '';
        case 'region':
          return regionName(textOf(value));
        case 'regions':
          return join(codesOf(value).map(regionName));
        case 'categories':
          return join(codesOf(value).map((code) => categoryName(code).at(-1)));
        case 'file':
          return nameOf(value);
        case 'image':
          return '';
        default:
          return textOf(value);
      }
    },
    [t, termOf, categoryName, regionName],
  );
}
