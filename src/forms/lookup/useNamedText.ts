import { ProForm } from '@ant-design/pro-components';
import { useRef } from 'react';
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
  const last = useRef<string | null>(null);

  /** Passes on the code of the chosen entry, else the code of the only entry with that name. */
  const emitCode = (name: string, chosenCode?: string) => {
    const code = chosenCode ?? codeOf(name);
    // Most key presses do not change the code.
    if (last.current === (code ?? '')) return;
    last.current = code ?? '';
    field.onCode?.(code, path);
  };
  return { found, emitCode };
}
