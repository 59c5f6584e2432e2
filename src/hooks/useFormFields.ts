import { useState } from 'react';
import type { FormError } from '@/components/ErrorSummary';

export type FieldTexts<F extends string> = Record<F, string>;
export type FieldErrors<F extends string> = Partial<Record<F, string>>;

/** What is typed in a form, what is wrong with it field by field, and what with the whole. */
export function useFormFields<F extends string>(initial: FieldTexts<F>) {
  const [values, setValues] = useState<FieldTexts<F>>(initial);
  const [errors, setErrors] = useState<FieldErrors<F>>({});
  const [refusal, setRefusal] = useState<FormError>();
  const [attempt, setAttempt] = useState(0);

  /** A new value; what was wrong with the old one is no longer said. */
  const change = (field: F, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    setErrors((current) => ({ ...current, [field]: undefined }));
  };
  /** Another failed attempt, with its reasons. */
  const refuse = (found: FieldErrors<F>, whole?: FormError) => {
    setErrors(found);
    setRefusal(whole);
    setAttempt((count) => count + 1);
  };
  const forgive = () => {
    setErrors({});
    setRefusal(undefined);
  };
  /** For the error summary: what is wrong with the whole, then the fields in their order on the form. */
  const mistakes = (order: readonly F[], idOf: (field: F) => string): FormError[] => {
    const ofFields = order.flatMap((field) => {
      const message = errors[field];
      return message ? [{ message, fieldId: idOf(field) }] : [];
    });
    return refusal ? [refusal, ...ofFields] : ofFields;
  };
  return { values, errors, refusal, attempt, change, refuse, forgive, mistakes };
}
