import { useMemoizedFn } from 'ahooks';
import { useEffect, useState } from 'react';
import { useT } from '@/hooks/useT';
import { textOf } from '../values';
import { type NameList, useNameOf, useNameSearch } from './useNameSearch';

/** What the form item hands to a field of a code. */
export interface CodeValue {
  value?: unknown;
  onChange?: (code: string) => void;
}

/** A text field for an entry of the server's list: the form holds its code, the field shows its name, or what was written. */
export function useCodeText(list: NameList, { value, onChange }: CodeValue) {
  const t = useT();
  const [isLeft, setLeft] = useState(false);
  const [written, setWritten] = useState<{ text: string; code: string }>();
  const code = textOf(value);
  // What is written gives way to another code that comes into the form.
  const typed = written?.code === code ? written.text : undefined;
  const { found, codeOf } = useNameSearch(list, typed ?? '');
  const nameOf = useNameOf(list);
  const choose = useMemoizedFn((text: string, chosen = codeOf(text) ?? '') => {
    setWritten({ text, code: chosen });
    onChange?.(chosen);
  });
  // On a poor connection a name may be written before the list is there.
  const isLate = code === '' && typed !== undefined && codeOf(typed) !== undefined;
  useEffect(() => {
    if (isLate) choose(typed);
  }, [isLate, typed, choose]);
  // Only a code is sent: a name without one would be lost without a word.
  const isLost = isLeft && code === '' && typed?.trim();
  return {
    text: typed ?? nameOf(code),
    isTyped: !!typed,
    found,
    choose,
    unlisted: isLost && t('common.lookup.unlisted', { name: typed }),
    focusProps: { onFocus: () => setLeft(false), onBlur: () => setLeft(true) },
  };
}
