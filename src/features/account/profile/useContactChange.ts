import type { ErrorMapping } from '@/features/auth/shared/refusals';
import { channelOf } from '@/features/auth/shared/target';
import { type OwnerValues, useOwnerProof } from '@/features/auth/shared/useOwnerProof';
import { useSendCode } from '@/features/auth/shared/useSendCode';
import { errorsAt } from '@/forms/fieldErrors';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { isAnswerLost } from '@/request/failure';
import { showMessage } from '@/request/feedback';
import { encryptedBody } from '@/session/actions/encryption';
import { currentDomain } from '@/session/state/user';
import type { Account } from '../useAccount';
import { type Contact, useContactCall, useContactRule } from './useContactCall';

interface ContactValues extends OwnerValues {
  value?: string;
  code?: string;
}

const quiet = { skipErrorHandler: true } as const;

/** @param code the field of the code that the failed call has checked */
function planOf(kind: Contact, code: 'code' | 'ownCode'): ErrorMapping<keyof ContactValues> {
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

  const mistakeOf = (value: string) =>
    check(t(`account.${kind}.new`), value, rule) ??
    (channelOf(value) === kind ? undefined : t(`account.${kind}.wrong`));

  const state = usePortalForm<ContactValues>({
    id: kind,
    check: ({ value = '', code = '', ...own }) =>
      errorsAt({
        value: mistakeOf(value),
        code: check(t('auth.code.label'), code, { required: true }),
        ...proof.check(own),
      }),
    send: async ({ value = '', code = '', ...own }) => {
      const wanted = { value, code, ...(await proof.getProof(own)) };
      const body = await encryptedBody(wanted, quiet, currentDomain());
      adopt(await change(wanted.value, body), { [kind]: wanted.value });
      showMessage('success', t(`account.${kind}.done`));
      onDone();
    },
    errorsOf: (failure) => {
      // The answer was lost and the account could not be read either: it is read again.
      if (isAnswerLost(failure)) refresh();
      // Without a ticket the own code was refused, so the other one has not been checked.
      return proof.errorsOf(failure, planOf(kind, proof.isCodeAsked() ? 'ownCode' : 'code'));
    },
  });
  const proof = useOwnerProof('changeContact', info, state, { code: 'account.owner.code' });
  const use = kind === 'mobile' ? 'changeMobile' : 'changeEmail';
  const { send, sending } = useSendCode(use, state.refuse);

  const onSend = () => {
    const value = state.read().value ?? '';
    const found = errorsAt({ value: mistakeOf(value) });
    if (found.length > 0) state.refuse(found);
    else void send(value, { target: 'value', code: 'code' });
  };

  return { state, sending: { ...sending, onSend }, proof };
}
