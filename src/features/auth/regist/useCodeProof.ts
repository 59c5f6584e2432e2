import { useRef } from 'react';
import type { ErrorText } from '@/forms/fieldErrors';
import { useT } from '@/hooks/useT';
import { isAnswerLost } from '@/request/failure';
import { validateMobileCode } from '@/services/user';
import { isCodeSpent, refusalsOf } from '../shared/refusals';
import type { RegistValues } from './registSteps';

function proofOf(values: RegistValues) {
  const target = values[values.way];
  const { code } = values;
  return { target, code, name: `${target} ${code}` };
}

/**
 * Checks the code in its own step by exchanging it for a ticket, so that a wrong code is reported where it was typed.
 */
export function useCodeProof() {
  const t = useT();
  const proven = useRef<{ name: string; ticket: string }>(undefined);
  /** The code whose answer was lost: the server may have taken it, and takes each once. */
  const lost = useRef<string>(undefined);
  const ticketOf = (values: RegistValues) =>
    proven.current?.name === proofOf(values).name ? proven.current.ticket : undefined;
  const mayBeUsed = (values: RegistValues) => lost.current === proofOf(values).name;
  return {
    ticketOf,
    /** Rejects with CODE_WRONG, CODE_EXPIRED, TOO_MANY_ATTEMPTS. */
    prove: async (values: RegistValues): Promise<void> => {
      if (ticketOf(values)) return;
      const { target, code, name } = proofOf(values);
      const body = { [values.way]: target, code, purpose: 'regist' as const };
      try {
        const { ticket } = await validateMobileCode(body, { skipErrorHandler: true });
        proven.current = { name, ticket };
      } catch (error) {
        if (isAnswerLost(error)) lost.current = name;
        throw error;
      }
    },
    /** The server's messages by field; a refused code whose answer was lost is reported to be used up. */
    refusalsOf: (error: unknown, values: RegistValues): Readonly<Record<string, ErrorText>> => {
      const refused = refusalsOf(error, t) ?? {};
      const isUsed = refused.code && mayBeUsed(values);
      return isUsed ? { ...refused, code: t('auth.error.codeMayBeUsed') } : refused;
    },
    /** Whether this failure makes a new code necessary. */
    isSpent: (error: unknown, values: RegistValues): boolean =>
      isCodeSpent(error) || (mayBeUsed(values) && refusalsOf(error, t)?.code !== undefined),
    drop: () => {
      proven.current = undefined;
    },
  };
}
