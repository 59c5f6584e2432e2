import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { channelOf } from '@/features/auth/shared/target';
import { useSendCode } from '@/features/auth/shared/useSendCode';
import { patternOf } from '@/forms/contractFields';
import { useCall } from '@/hooks/useCall';
import { useFormFields } from '@/hooks/useFormFields';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { reportFailure } from '@/request/errorHandler';
import { failureOf } from '@/request/failure';
import { showMessage } from '@/request/feedback';
import { changeEmail, changeMobile } from '@/services/account';
import { getRegistRules } from '@/services/user';
import { currentDomain } from '@/session/user';
import { emailLength } from '@/utils/formats';
import type { Rule } from '@/utils/validation';
import { type RefusalPlan, refusalOf } from '../refusal';
import type { Account } from '../useAccount';

export type Contact = 'mobile' | 'email';
type ContactField = 'value' | 'code';
export const contactFields: readonly ContactField[] = ['value', 'code'];

function planOf(kind: Contact): RefusalPlan<ContactField> {
  return {
    fields: { value: 'value', code: 'code' },
    codes: { MOBILE_TAKEN: { field: 'value', key: `account.${kind}.taken` } },
  };
}

/** A mobile number keeps the server's rule (toregist); without it the server alone judges. */
function useContactRule(kind: Contact): Rule {
  const { data } = useCall(() => getRegistRules(currentDomain(), { skipErrorHandler: true }), {
    ready: kind === 'mobile',
  });
  if (kind === 'email') return { required: true, type: 'email', max: emailLength };
  const rule = data?.mobileRule;
  return { required: true, pattern: patternOf(rule?.pattern), patternMessage: rule?.message };
}

/** The new mobile number or address with its code: asking for one, and sending both once. */
export function useContactChange(kind: Contact, { adopt, refresh }: Account, onDone: () => void) {
  const t = useT();
  const check = useValidation();
  const rule = useContactRule(kind);
  const fields = useFormFields<ContactField>({ value: '', code: '' });
  const code = useSendCode(kind === 'mobile' ? 'changeMobile' : 'changeEmail');
  const [isSubmitting, setSubmitting] = useState(false);
  const value = fields.values.value.trim();

  const mistakeOfValue = () => {
    const mistake = check(t(`account.${kind}.new`), value, rule);
    return mistake ?? (channelOf(value) === kind ? undefined : t(`account.${kind}.wrong`));
  };

  const sendCode = () => {
    const mistake = mistakeOfValue();
    if (mistake) fields.refuse({ ...fields.errors, value: mistake });
    else void code.send(value);
  };

  const submit = useLockFn(async () => {
    const wanted = { value, code: fields.values.code.trim() };
    const found = {
      value: mistakeOfValue(),
      code: check(t('auth.code.label'), wanted.code, { required: true }),
    };
    if (found.value || found.code) return fields.refuse(found);
    fields.forgive();
    setSubmitting(true);
    try {
      const call = kind === 'mobile' ? changeMobile : changeEmail;
      adopt(await call(wanted, { skipErrorHandler: true }), { [kind]: value });
      showMessage('success', t(`account.${kind}.done`));
      onDone();
    } catch (failure) {
      const refused = refusalOf(failure, planOf(kind), t);
      if (refused) return fields.refuse(refused);
      // The answer may have been lost on the way back: what holds is asked for.
      if (failureOf(failure).kind === 'offline') refresh();
      reportFailure(failure);
    } finally {
      setSubmitting(false);
    }
    return undefined;
  });

  return { ...fields, code, sendCode, isSubmitting, submit };
}
