import { useCallback } from 'react';
import type { ResumeField, ResumeSection } from '../shared/sections';
import type { Values } from '../values';
import { masked } from './masking';
import { useFieldText } from './useFieldText';

export interface Fact {
  key: string;
  labelKey: ResumeField['labelKey'];
  text: string;
  /** Needs the whole line. */
  isLong: boolean;
  /** For a yes or no, which of both. */
  flag?: boolean;
}

/** What is filled in an entry, as label and words in the order of the form. */
export function useFacts(isMasked: boolean) {
  const textOf = useFieldText();
  return useCallback(
    (section: ResumeSection, entry: Values): Fact[] =>
      section.fields.flatMap((field) => {
        if (field.derived) return [];
        const text = textOf(field, entry[field.key]);
        if (text === '') return [];
        return [
          {
            key: field.key,
            labelKey: field.labelKey,
            text: isMasked ? masked(field, text) : text,
            isLong: field.type === 'textarea',
            ...(field.type === 'boolean' && { flag: entry[field.key] === true }),
          },
        ];
      }),
    [textOf, isMasked],
  );
}
