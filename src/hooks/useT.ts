import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import type { TextKey } from '@/locales/keys';

export type TextValues = Record<string, string | number | Date | boolean | undefined>;
export type Translate = (id: TextKey, values?: TextValues) => string;

/** The translation function of the current language; keys are checked at compile time. */
export function useT(): Translate {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
