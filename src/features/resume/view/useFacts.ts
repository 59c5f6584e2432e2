import { useCallback } from 'react';
import { useT } from '@/hooks/useT';
import { periods } from '../rules';
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

/** Whether it goes on: begun, and its end may be left empty (an education's may not). */
function isGoingOn({ key, required }: ResumeField, entry: Values): boolean {
  const from = periods.find(([, to]) => to === key)?.[0];
  return from !== undefined && !required && Boolean(entry[from]) && !entry[key];
}

/** What is filled in an entry, as label and words in the order of the form. */
export function useFacts(isMasked: boolean) {
  const t = useT();
  const textOf = useFieldText();
  return useCallback(
    (section: ResumeSection, entry: Values): Fact[] =>
      section.fields.flatMap((field) => {
        if (field.derived) return [];
        const text = isGoingOn(field, entry)
          ? t('resume.view.untilNow')
          : textOf(field, entry[field.key]);
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
    [t, textOf, isMasked],
  );
}
