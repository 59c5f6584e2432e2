import { faultsOfSending } from '@/features/auth/shared/sendOutcome';
import { channelOf } from '@/features/auth/shared/target';
import { useSendCode } from '@/features/auth/shared/useSendCode';
import { faultFrom, faultsAt } from '@/forms/faults';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { isAnswerLost } from '@/request/failure';
import { showMessage } from '@/request/feedback';
import { encryptedBody } from '@/session/actions/encryption';
import { currentDomain } from '@/session/state/user';
import { type FaultMapping, fieldFaultsOf } from '../fieldFaults';
import type { Account } from '../useAccount';
import { type Contact, useContactCall } from './useContactCall';
import { useContactRule } from './useContactRule';
import { useOwnerProof } from './useOwnerProof';

interface ContactValues {
  value?: string;
  code?: string;
  password?: string;
  ownCode?: string;
}

const quiet = { skipErrorHandler: true } as const;

/** @param code the field of the code that the failed call has checked */
function planOf(kind: Contact, code: 'code' | 'ownCode'): FaultMapping<keyof ContactValues> {
  return {
    fields: { value: 'value', code, password: 'password', ticket: 'ownCode' },
    codes: {
      MOBILE_TAKEN: { field: 'value', key: `account.${kind}.taken` },
      LOGIN_FAILED: { field: 'password', key: 'account.unsubscribe.passwordWrong' },
    },
  };
}

/** The form for a new mobile number or address: requests a code, and sends both once. */
export function useContactChange(
  kind: Contact,
  { info, adopt, refresh }: Account,
  onDone: () => void,
) {
  const t = useT();
  const check = useValidation();
  const rule = useContactRule(kind);
  const change = useContactCall(kind, info);
  const { send, ...codeState } = useSendCode(kind === 'mobile' ? 'changeMobile' : 'changeEmail');

  const mistakeOf = (value: string) =>
    check(t(`account.${kind}.new`), value, rule) ??
    (channelOf(value) === kind ? undefined : t(`account.${kind}.wrong`));

  const state = usePortalForm<ContactValues>({
    id: kind,
    check: ({ value = '', code = '', ...own }) =>
      faultsAt({
        value: mistakeOf(value.trim()),
        code: check(t('auth.code.label'), code.trim(), { required: true }),
        ...proof.check(own),
      }),
    send: async ({ value = '', code = '', ...own }) => {
      const wanted = { value: value.trim(), code: code.trim(), ...(await proof.getProof(own)) };
      const body = await encryptedBody(wanted, quiet, currentDomain());
      adopt(await change(wanted.value, body), { [kind]: wanted.value });
      showMessage('success', t(`account.${kind}.done`));
      onDone();
    },
    faultsOf: (failure) => {
      // The answer was lost and the account could not be read either: it is read again.
      if (isAnswerLost(failure)) refresh();
      const plan = planOf(kind, proof.hasRefused(failure) ? 'ownCode' : 'code');
      return proof.withoutRefusedTicket(fieldFaultsOf(failure, plan, t) ?? []);
    },
  });
  const proof = useOwnerProof(info, (faults) => state.refuse(faults));

  const sendCode = async () => {
    const value = (state.read().value ?? '').trim();
    const mistake = mistakeOf(value);
    const outcome = mistake ? { refusal: faultFrom(mistake) } : await send(value);
    const others = outcome?.refusal ? state.faults.filter(({ path }) => path === 'code') : [];
    state.refuse([...faultsOfSending(outcome, { target: 'value', code: 'code' }), ...others]);
  };

  return { state, sending: { ...codeState, onSend: () => void sendCode() }, proof };
}
