import { useCallback, useMemo, useState } from 'react';
import type { FormError } from '@/components/ErrorSummary';
import { useT } from '@/hooks/useT';
import type { Problem } from '../rules';
import { fieldIdOf } from '../values';

export interface SectionError {
  /** Dotted path of the field; absent for what is no field's of the section. */
  path: string | undefined;
  message: string;
  /** Language of a message that comes from the server. */
  lang?: string;
}

/** What is to be mended in a section, at its fields and in the summary; `attempt` counts the refused savings. */
export function useSectionErrors() {
  const t = useT();
  const [list, setList] = useState<readonly SectionError[]>([]);
  const [attempt, setAttempt] = useState(0);

  const show = useCallback((next: readonly SectionError[]) => {
    setList(next);
    if (next.length > 0) setAttempt((count) => count + 1);
  }, []);
  /** A field that is being mended is no longer wrong until it is saved again. */
  const forget = useCallback(
    (paths: readonly string[]) =>
      setList((before) => {
        const rest = before.filter(({ path }) => path === undefined || !paths.includes(path));
        return rest.length === before.length ? before : rest;
      }),
    [],
  );
  const wordsOf = useCallback(
    ({ path, labelKey, violation }: Problem): SectionError => ({
      path,
      message:
        'message' in violation
          ? violation.message
          : t(violation.key, { ...violation.values, label: t(labelKey) }),
    }),
    [t],
  );

  const errors = useMemo(
    () => ({
      byPath: new Map(list.flatMap(({ path, message }) => (path ? [[path, message]] : []))),
      summary: list.map(
        ({ path, message, lang }): FormError => ({
          message,
          lang,
          fieldId: path && fieldIdOf(path),
        }),
      ),
      paths: list.flatMap(({ path }) => path ?? []),
    }),
    [list],
  );
  return { errors, attempt, show, forget, wordsOf };
}
