import { ProForm } from '@ant-design/pro-components';
import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef } from 'react';
import type { FieldPath, FieldSpec } from '../fieldSpec';
import { textOf } from '../values';
import { type NameList, useNameSearch } from './useNameSearch';

/** The server's list for a field type. */
export function listOf(type: string): NameList {
  return type.startsWith('school') ? 'school' : 'major';
}

/** Suggestions for a field that holds a name, and the code that belongs to the name (`field.onCode`). */
export function useNamedText(field: FieldSpec, path: FieldPath) {
  const typed = textOf(ProForm.useWatch([...path]));
  const { found, codeOf } = useNameSearch(listOf(field.type), typed);
  /** The code that was passed on last, and its name. */
  const last = useRef<{ name: string; code: string | undefined }>(undefined);

  /** Passes on the code of the chosen entry, else the code of the only entry with that name. */
  const emitCode = useMemoizedFn((name: string, chosenCode?: string) => {
    const code = chosenCode ?? codeOf(name);
    // Most key presses do not change the code. Where the form's value was replaced, another one belongs to it.
    const isSame = last.current?.name === typed && last.current.code === code;
    last.current = { name, code };
    if (!isSame) field.onCode?.(code, path);
  });
  useEffect(() => {
    // On a poor connection a name may be written before the list is there.
    if (last.current?.name === typed && !last.current.code) emitCode(typed);
  });
  return { found, typed, emitCode };
}

export type NamedText = ReturnType<typeof useNamedText>;
