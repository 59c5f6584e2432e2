import { ProForm } from '@ant-design/pro-components';
import { useRef } from 'react';
import type { FieldPath, FieldSpec } from '../fieldSpec';
import { textOf } from '../values';
import { type NameList, useNameSearch } from './useNameSearch';

/** Which of the server's lists the names of a field are in. */
export function listOf(type: string): NameList {
  return type.startsWith('school') ? 'school' : 'major';
}

/** Suggestions for the text of a field that holds a name, and the code that follows from it (`field.onCode`). */
export function useNamedText(field: FieldSpec, path: FieldPath) {
  const typed = textOf(ProForm.useWatch([...path]));
  const { found, codeOf } = useNameSearch(listOf(field.type), typed);
  const last = useRef<string | null>(null);

  /** Hands on the code of an entry that was taken, else of the one entry of that name. */
  const tell = (name: string, taken?: string) => {
    const code = taken ?? codeOf(name);
    // Most keys change nothing about the code.
    if (last.current === (code ?? '')) return;
    last.current = code ?? '';
    field.onCode?.(code, path);
  };
  return { found, tell };
}
