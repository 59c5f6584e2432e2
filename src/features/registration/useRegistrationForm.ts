import { useById } from '@/hooks/useById';
import { getRegistrationForm } from '@/services/registration';

/** A registration form with what was sent before; null when there is none with this id. */
export const useRegistrationForm = (formId: string) => useById(getRegistrationForm, formId);
