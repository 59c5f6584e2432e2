import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import type { TextKey } from '@/locales/keys';

export type TextValues = Record<string, string | number | Date | boolean | undefined>;
export type Translate = (id: TextKey, values?: TextValues) => string;

/**
 * A key made from a code of the server has no text when the portal does not know the code yet: a general word stands for it.
 * A key whose neighbours have no text either is of a pack that is not loaded; that stays an error.
 */
function keyWithText(id: TextKey | undefined, messages: object): TextKey {
  if (id !== undefined && Object.hasOwn(messages, id)) return id;
  const group = id?.slice(0, id.lastIndexOf('.') + 1) ?? '';
  const isLoaded = Object.keys(messages).some((key) => key.startsWith(group));
  return id === undefined || isLoaded ? 'common.unknownCode' : id;
}

/** The translation function of the current language; keys are checked at compile time. */
export function useT(): Translate {
  const intl = useIntl();
  return useCallback(
    (id, values) => intl.formatMessage({ id: keyWithText(id, intl.messages) }, values),
    [intl],
  );
}
