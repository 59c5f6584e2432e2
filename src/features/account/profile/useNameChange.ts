import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { useFormFields } from '@/hooks/useFormFields';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { reportFailure } from '@/request/errorHandler';
import { failureOf } from '@/request/failure';
import { showMessage } from '@/request/feedback';
import { changeName } from '@/services/account';
import { nameLength } from '@/utils/formats';
import { refusalOf } from '../refusal';
import type { Account } from '../useAccount';

/** What is typed as the new name, and sending it once. */
export function useNameChange({ info, adopt, refresh }: Account, onDone: () => void) {
  const t = useT();
  const check = useValidation();
  const fields = useFormFields<'name'>({ name: info.name });
  const [isSubmitting, setSubmitting] = useState(false);

  const submit = useLockFn(async () => {
    const value = fields.values.name.trim();
    const error = check(t('account.name.label'), value, { required: true, ...nameLength });
    if (error) return fields.refuse({ name: error });
    fields.forgive();
    setSubmitting(true);
    try {
      adopt(await changeName({ value }, { skipErrorHandler: true }));
      showMessage('success', t('account.name.done'));
      onDone();
    } catch (failure) {
      const found = refusalOf(failure, { fields: { value: 'name' } }, t);
      if (found) return fields.refuse(found);
      // The answer may have been lost on the way back: what holds is asked for.
      if (failureOf(failure).kind === 'offline') refresh();
      reportFailure(failure);
    } finally {
      setSubmitting(false);
    }
    return undefined;
  });

  return { ...fields, isSubmitting, submit };
}
