import { channelOf } from '@/features/auth/shared/target';
import { useSendCode } from '@/features/auth/shared/useSendCode';
import { patternOf } from '@/forms/contractFields';
import { type Fault, faultsAt } from '@/forms/faults';
import { usePortalForm } from '@/forms/usePortalForm';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
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

interface ContactValues {
  value?: string;
  code?: string;
}

function planOf(kind: Contact): RefusalPlan<keyof ContactValues> {
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
  const { send, ...standing } = useSendCode(kind === 'mobile' ? 'changeMobile' : 'changeEmail');

  const mistakeOf = (value: string) => {
    const mistake = check(t(`account.${kind}.new`), value, rule);
    return mistake ?? (channelOf(value) === kind ? undefined : t(`account.${kind}.wrong`));
  };

  const state = usePortalForm<ContactValues>({
    id: kind,
    check: ({ value = '', code = '' }) =>
      faultsAt({
        value: mistakeOf(value.trim()),
        code: check(t('auth.code.label'), code.trim(), { required: true }),
      }),
    send: async (typed) => {
      const { value = '', code = '' } = typed;
      const wanted = { value: value.trim(), code: code.trim() };
      const call = kind === 'mobile' ? changeMobile : changeEmail;
      adopt(await call(wanted, { skipErrorHandler: true }), { [kind]: wanted.value });
      showMessage('success', t(`account.${kind}.done`));
      onDone();
    },
    faultsOf: (failure) => {
      // The answer may have been lost on the way back: what holds is asked for.
      if (failureOf(failure).kind === 'offline') refresh();
      return refusalOf(failure, planOf(kind), t) ?? [];
    },
  });

  const sendCode = async () => {
    const { value = '' } = state.read();
    const message = mistakeOf(value.trim());
    const refusal = message ? { message } : (await send(value.trim()))?.refusal;
    const others = state.faults.filter(({ path }) => path === 'code');
    state.refuse(refusal ? [{ path: 'value', ...refusal } satisfies Fault, ...others] : []);
  };

  return { state, sending: { ...standing, onSend: () => void sendCode() } };
}
