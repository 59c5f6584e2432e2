import { useRef } from 'react';
import type { FaultText } from '@/forms/faults';
import { useT } from '@/hooks/useT';
import { isAnswerLost } from '@/request/failure';
import { validateMobileCode } from '@/services/user';
import { isCodeSpent, refusalsOf } from '../shared/refusals';
import { type RegistTyped, valuesIn } from './registSteps';

function proofOf(typed: RegistTyped) {
  const { code, ...values } = valuesIn(typed);
  const target = values[typed.way].trim();
  return { target, code: code.trim(), name: `${target} ${code.trim()}` };
}

/**
 * Checks the code in its own step by exchanging it for a ticket, so that a wrong code is reported where it was typed.
 */
export function useCodeProof() {
  const t = useT();
  const proven = useRef<{ name: string; ticket: string }>(undefined);
  /** The code whose answer was lost: the server may have taken it, and takes each once. */
  const lost = useRef<string>(undefined);
  const ticketOf = (typed: RegistTyped) =>
    proven.current?.name === proofOf(typed).name ? proven.current.ticket : undefined;
  const mayBeUsed = (typed: RegistTyped) => lost.current === proofOf(typed).name;
  return {
    ticketOf,
    /** Rejects with CODE_WRONG, CODE_EXPIRED, TOO_MANY_ATTEMPTS. */
    prove: async (typed: RegistTyped): Promise<void> => {
      if (ticketOf(typed)) return;
      const { target, code, name } = proofOf(typed);
      const body = { [typed.way]: target, code, purpose: 'regist' as const };
      try {
        const { ticket } = await validateMobileCode(body, { skipErrorHandler: true });
        proven.current = { name, ticket };
      } catch (error) {
        if (isAnswerLost(error)) lost.current = name;
        throw error;
      }
    },
    /** The server's messages by field; a refused code whose answer was lost is said to be used up. */
    refusalsOf: (error: unknown, typed: RegistTyped): Readonly<Record<string, FaultText>> => {
      const refused = refusalsOf(error, t) ?? {};
      const isUsed = refused.code && mayBeUsed(typed);
      return isUsed ? { ...refused, code: t('auth.error.codeMayBeUsed') } : refused;
    },
    /** Whether this failure makes a new code necessary. */
    isSpent: (error: unknown, typed: RegistTyped): boolean =>
      isCodeSpent(error) || (mayBeUsed(typed) && refusalsOf(error, t)?.code !== undefined),
    drop: () => {
      proven.current = undefined;
    },
  };
}
