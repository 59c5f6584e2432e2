import { history } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { useEffect, useState } from 'react';
import type { FormError } from '@/components/ErrorSummary';
import { cleanValues } from '@/components/schema/fieldRules';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { useValidation } from '@/hooks/useValidation';
import { reportFailure } from '@/request/errorHandler';
import { saveRegistration } from '@/services/registration';
import type { FieldValue, FieldValues, RegistrationForm } from '@/services/types';
import { sealPayload } from '@/session/seal';
import { isChunkError } from '@/utils/chunkError';
import { type Errors, fieldErrorsOf, mistakesIn } from './registrationErrors';
import { keepUnsent, unsentOf } from './unsent';
import type { LeftOver } from './useLeftOver';
import { useRegistrationDraft } from './useRegistrationDraft';

const options = { skipErrorHandler: true };

/** A registration form as it is filled in: nothing typed is lost until the server has answered with a receipt. */
export function useRegistration(
  form: RegistrationForm,
  leftOver: LeftOver | undefined,
  onSent: (receiptNumber: string) => void,
) {
  const t = useT();
  const check = useValidation();
  const owner = useUser()?.loginName;
  const { formId, fields } = form;
  // Typed on this page, signing in over it included, else left by an earlier visit.
  const [typed] = useState(() => unsentOf(formId, owner));
  const begun = typed ?? (leftOver && { ...form.values, ...leftOver.values });
  const [values, setValues] = useState<FieldValues>(begun ?? form.values);
  const [isRestored, setRestored] = useState(!typed && leftOver !== undefined);
  const keepDraft = useRegistrationDraft(form, owner, begun, leftOver);
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
    keepDraft(next);
    const { [name]: _mended, ...others } = errors;
    setErrors(others);
  };

  /** Begins again with what the server has. */
  const discard = () => {
    setValues(form.values);
    setDirty(false);
    setRestored(false);
    setErrors({});
    keepUnsent(formId, owner);
    keepDraft(undefined);
  };

  const refuse = (found: Errors, reason?: FormError) => {
    setErrors(found);
    setWhole(reason);
    setAttempt((count) => count + 1);
  };

  const send = useLockFn(async () => {
    const found = mistakesIn(fields, values, check);
    if (Object.keys(found).length > 0) return refuse(found);
    refuse({});
    setSending(true);
    try {
      const plain = { formId, values: cleanValues(fields, values) };
      const { receiptNumber } = await saveRegistration(await sealPayload(plain, options), options);
      keepUnsent(formId, owner);
      keepDraft(undefined);
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

  return { values, errors, whole, attempt, isDirty, isSending, isRestored, change, discard, send };
}
