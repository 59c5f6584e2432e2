import { answerableOf } from '@/forms/contractFields';
import { useById } from '@/hooks/useById';
import type { CallOptions } from '@/request/types';
import { getRegistrationForm } from '@/services/registration';

async function answerableForm(formId: string, options: CallOptions) {
  const form = await getRegistrationForm(formId, options);
  return { ...form, fields: answerableOf(form.fields) };
}

/** A registration form with what was sent before; null when there is none with this id. */
export const useRegistrationForm = (formId: string) => useById(answerableForm, formId);
