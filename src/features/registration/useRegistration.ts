import { history } from '@umijs/max';
import { useEffect, useState } from 'react';
import { cleanValues, faultsIn } from '@/forms/contractFields';
import { faultsOfServer } from '@/forms/faults';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { saveRegistration } from '@/services/registration';
import type { FieldValues, RegistrationForm } from '@/services/types';
import { sealPayload } from '@/session/seal';
import { type LeftOver, useRegistrationDraft } from './registrationDraft';
import { keepUnsent, unsentOf } from './unsent';

const options = { skipErrorHandler: true };

/** A registration form as it is filled in: nothing typed is lost until the server has answered with a receipt. */
export function useRegistration(
  form: RegistrationForm,
  leftOver: LeftOver | undefined,
  onSent: (receiptNumber: string) => void,
) {
  const t = useT();
  const owner = useUser()?.loginName;
  const { formId, fields } = form;
  // Typed on this page, signing in over it included, else left by an earlier visit.
  const [typed] = useState(() => unsentOf(formId, owner));
  const begun = typed ?? (leftOver && { ...form.values, ...leftOver.values });
  const [isRestored, setRestored] = useState(!typed && leftOver !== undefined);
  const keepDraft = useRegistrationDraft(form, owner, begun, leftOver);
  const [isDirty, setDirty] = useState(begun !== undefined);
  useEffect(() => {
    const { pathname } = history.location;
    return () => {
      // Drawn anew where it is (signing in over it), it comes back; left, it does not, as was said.
      if (history.location.pathname !== pathname) keepUnsent(formId, owner);
    };
  }, [formId, owner]);

  const state = usePortalForm<FieldValues>({
    id: 'registration',
    check: (values) => faultsIn(fields, values, t),
    onChange: (values) => {
      setDirty(true);
      keepUnsent(formId, owner, values);
      keepDraft(values);
    },
    send: async (values) => {
      const plain = { formId, values: cleanValues(fields, values) };
      const { receiptNumber } = await saveRegistration(await sealPayload(plain, options), options);
      keepUnsent(formId, owner);
      keepDraft(undefined);
      setDirty(false);
      onSent(receiptNumber);
    },
    // A dotted path may name the form's part before the field (contract, Envelope).
    faultsOf: (error) =>
      faultsOfServer(error).map((fault) => ({
        ...fault,
        path: fault.path?.replace(/^values\./, ''),
      })),
  });

  /** Begins again with what the server has. */
  const discard = () => {
    state.replace(form.values);
    setDirty(false);
    setRestored(false);
    keepUnsent(formId, owner);
    keepDraft(undefined);
  };
  return { state, isDirty, isRestored, discard, initialValues: begun ?? form.values };
}
