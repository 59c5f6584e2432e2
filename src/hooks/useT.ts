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

/** What a text with values, plurals, tags or quoted characters has (ICU MessageFormat). */
const syntax = /[{}<'#]/;

/** The translation function of the current language; keys are checked at compile time. */
export function useT(): Translate {
  const intl = useIntl();
  return useCallback(
    (id, values) => {
      const key = keyWithText(id, intl.messages);
      const text = intl.messages[key];
      // React Intl 3 parses and formats each text, and most are the words themselves: on a slow phone that takes 0.1 s of the first view.
      const isPlain = typeof text === 'string' && !syntax.test(text);
      return isPlain ? text : intl.formatMessage({ id: key }, values);
    },
    [intl],
  );
}
