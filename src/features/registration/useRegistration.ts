import { history } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { useEffect, useState } from 'react';
import type { FormError } from '@/components/ErrorSummary';
import { cleanValues, ruleOf, textOf } from '@/components/schema/fieldRules';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { useValidation } from '@/hooks/useValidation';
import { isBizError } from '@/request/BizError';
import { reportFailure } from '@/request/errorHandler';
import { saveRegistration } from '@/services/registration';
import type { FieldValue, FieldValues, RegistrationForm } from '@/services/types';
import { sealPayload } from '@/session/seal';
import { isChunkError } from '@/utils/chunkError';
import { keepUnsent, unsentOf } from './unsent';

type Errors = Readonly<Record<string, string>>;

const options = { skipErrorHandler: true };

/** What the server has against single fields, or undefined. */
function fieldErrorsOf(error: unknown): Errors | undefined {
  const found = isBizError(error) ? (error.info.fieldErrors ?? []) : [];
  if (found.length === 0) return undefined;
  // A dotted path may name the form's part before the field (contract, Envelope).
  return Object.fromEntries(
    found.map(({ field, message }) => [field.replace(/^values\./, ''), message]),
  );
}

/** A registration form as it is filled in: nothing typed is lost until the server has answered with a receipt. */
export function useRegistration(form: RegistrationForm, onSent: (receiptNumber: string) => void) {
  const t = useT();
  const check = useValidation();
  const owner = useUser()?.loginName;
  const { formId, fields } = form;
  const [begun] = useState(() => unsentOf(formId, owner));
  const [values, setValues] = useState<FieldValues>(begun ?? form.values);
  const [isDirty, setDirty] = useState(begun !== undefined);
  const [errors, setErrors] = useState<Errors>({});
  const [whole, setWhole] = useState<FormError>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    const { pathname } = history.location;
    return () => {
      // Drawn anew where it is (signing in over it), it comes back; left, it does not, as was said.
      if (history.location.pathname !== pathname) keepUnsent(formId, owner);
    };
  }, [formId, owner]);

  const change = (name: string, value: FieldValue) => {
    const next = { ...values, [name]: value };
    setValues(next);
    setDirty(true);
    keepUnsent(formId, owner, next);
    const { [name]: _mended, ...others } = errors;
    setErrors(others);
  };

  const refuse = (found: Errors, reason?: FormError) => {
    setErrors(found);
    setWhole(reason);
    setAttempt((count) => count + 1);
  };

  const mistakes = (): Errors =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const message = check(field.label, textOf(values[field.name]), ruleOf(field));
        return message ? [[field.name, message]] : [];
      }),
    );

  const send = useLockFn(async () => {
    const found = mistakes();
    if (Object.keys(found).length > 0) return refuse(found);
    refuse({});
    setSending(true);
    try {
      const plain = { formId, values: cleanValues(fields, values) };
      const { receiptNumber } = await saveRegistration(await sealPayload(plain, options), options);
      keepUnsent(formId, owner);
      setDirty(false);
      onSent(receiptNumber);
    } catch (error) {
      const refused = fieldErrorsOf(error);
      if (refused) refuse(refused);
      else if (isChunkError(error)) refuse({}, { message: t('frame.chunk.hint') });
      else reportFailure(error);
    } finally {
      setSending(false);
    }
    return undefined;
  });

  return { values, errors, whole, attempt, isDirty, isSending, change, send };
}
