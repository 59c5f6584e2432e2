import { history } from '@umijs/max';
import { useEffect, useState } from 'react';
import { answerableOf, cleanValues, errorsIn } from '@/forms/contractFields';
import { errorsOfServer } from '@/forms/fieldErrors';
import { usePortalForm } from '@/forms/usePortalForm';
import { useById } from '@/hooks/useById';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import { useUser } from '@/hooks/useUser';
import type { CallOptions } from '@/request/types';
import { getRegistrationForm, saveRegistration } from '@/services/registration';
import type { FieldValues, RegistrationForm } from '@/services/types';
import { encryptedBody } from '@/session/actions/encryption';
import { dropUnsent, type EarlierDraft, unsentOf, useRegistrationDraft } from './registrationDraft';

async function answerableForm(formId: string, callOptions: CallOptions) {
  const form = await getRegistrationForm(formId, callOptions);
  return { ...form, formId: form.formId ?? formId, fields: answerableOf(form.fields) };
}

/** A registration form with what was sent before; null when there is none with this id. */
export const useRegistrationForm = (formId: string) => useById(answerableForm, formId);

const options = { skipErrorHandler: true };

/** The state of a registration form; it keeps all values until the server has returned a receipt. */
export function useRegistration(
  form: RegistrationForm,
  leftOver: EarlierDraft,
  onSent: (receiptNumber: string) => void,
) {
  const t = useT();
  const { termsOf } = useTerms();
  const owner = useUser()?.loginName;
  const { formId, fields } = form;
  // The values from this page, also from before a login over it, else those of an earlier visit.
  const [typed] = useState(() => unsentOf(formId, owner));
  const initial = typed ?? (leftOver && { ...form.values, ...leftOver.values });
  const [isRestored, setRestored] = useState(!typed && leftOver !== undefined);
  const keep = useRegistrationDraft(form, owner, initial, leftOver);
  const [isDirty, setDirty] = useState(initial !== undefined);
  useEffect(() => {
    const { pathname } = history.location;
    return () => {
      // When the login over the page creates the form again, the values return. When the person leaves the page, they
      // are removed, as the question said.
      if (history.location.pathname !== pathname) dropUnsent(formId);
    };
  }, [formId]);

  const state = usePortalForm<FieldValues>({
    id: 'registration',
    check: (values) => errorsIn(fields, values, { t, termsOf }),
    onChange: (values) => {
      setDirty(true);
      keep(values);
    },
    send: async (values) => {
      const plain = { formId, values: cleanValues(fields, values) };
      const { receiptNumber } = await saveRegistration(
        await encryptedBody(plain, options),
        options,
      );
      keep(undefined);
      setDirty(false);
      onSent(receiptNumber);
    },
    // The server's dotted path may begin with the form's part (contract: Envelope).
    errorsOf: (error) =>
      errorsOfServer(error).map((fieldError) => ({
        ...fieldError,
        path: fieldError.path?.replace(/^values\./, ''),
      })),
  });

  /** Discards the draft and shows the server's values. */
  const discard = () => {
    state.replace(form.values);
    setDirty(false);
    setRestored(false);
    keep(undefined);
  };
  return { state, isDirty, isRestored, discard, initialValues: initial ?? form.values };
}
