import type { Refuse } from '@/features/auth/shared/useCodeCall';
import { useOwnCode } from '@/features/auth/shared/useOwnCode';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import type { TextKey } from '@/locales/keys';
import type { AccountInfo, OwnCodePurpose } from '@/services/types';

export interface OwnerValues {
  password?: string;
  ownCode?: string;
}

/**
 * Proves that the person owns the account (contract: ContactPayload, UnsubscribePayload): by the password, else by a
 * code to the account's own number or address. An account with none of these has no proof.
 */
export function useOwnerProof(
  purpose: OwnCodePurpose,
  info: AccountInfo,
  refuse: Refuse,
  codeLabel: TextKey = 'auth.code.label',
) {
  const t = useT();
  const check = useValidation();
  const { ticketFor, ...ownCode } = useOwnCode(purpose, info, 'ownCode', refuse);
  return {
    ...ownCode,
    codeLabel,
    hasPassword: info.hasPassword,
    check: ({ password = '', ownCode: code = '' }: OwnerValues) => ({
      password: info.hasPassword
        ? check(t('auth.login.password'), password, { required: true, whitespace: false })
        : undefined,
      ownCode: ownCode.target ? check(t(codeLabel), code, { required: true }) : undefined,
    }),
    /** Rejects with CODE_WRONG, CODE_EXPIRED. */
    getProof: async ({ password, ownCode: code = '' }: OwnerValues) =>
      info.hasPassword ? { password } : { ticket: await ticketFor(code) },
  };
}

export type OwnerProof = ReturnType<typeof useOwnerProof>;
