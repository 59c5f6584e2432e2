import { useMemoizedFn, useUpdateEffect } from 'ahooks';
import { useMemo, useState } from 'react';
import { useT } from '@/hooks/useT';
import type { ErrorText, FieldError } from './fieldErrors';

function isWithin(path: string, changed: readonly string[]): boolean {
  return changed.some((one) => path === one || path.startsWith(`${one}.`));
}

function textOf({ message, lang }: FieldError): ErrorText {
  return lang ? { message, lang } : message;
}

/** The errors of a form, for its fields and its summary; `attempt` counts the failed submissions. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);

  /** Shows these errors; an empty list removes all errors. */
  const refuse = useMemoizedFn((found: readonly FieldError[]) => {
    setErrors(found);
    if (found.length > 0) setAttempt((count) => count + 1);
  });
  /** Removes the errors of changed fields until the form is submitted again; `changed` are dotted paths. */
  const clearErrors = useMemoizedFn((changed: readonly string[]) =>
    setErrors((before) => {
      const rest = before.filter(({ path }) => path !== undefined && !isWithin(path, changed));
      return rest.length === before.length ? before : rest;
    }),
  );
  /** Takes the words of the shown errors from a new check; what the server has said stays. */
  const retell = useMemoizedFn((found: readonly FieldError[]) =>
    setErrors((before) =>
      before.map((fieldError) =>
        fieldError.lang
          ? fieldError
          : (found.find(({ path }) => path === fieldError.path) ?? fieldError),
      ),
    ),
  );
  /** Messages by dotted path. */
  const messages: ReadonlyMap<string, ErrorText> = useMemo(
    () =>
      new Map(
        errors.flatMap((fieldError) =>
          fieldError.path ? [[fieldError.path, textOf(fieldError)]] : [],
        ),
      ),
    [errors],
  );
  return { errors, messages, attempt, refuse, clearErrors, retell };
}

export type ErrorsState = ReturnType<typeof useFieldErrors>;

/** Shows the errors in the new language when the person changes it. `check` finds the errors in the values as they are. */
export function useReannounced(
  { errors, retell }: Pick<ErrorsState, 'errors' | 'retell'>,
  check: () => readonly FieldError[],
): void {
  const again = useMemoizedFn(() => {
    if (errors.length > 0) retell(check());
  });
  useUpdateEffect(again, [useT()]);
}
