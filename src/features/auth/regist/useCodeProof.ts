import { useRef } from 'react';
import { isAnswerLost } from '@/request/failure';
import { validateMobileCode } from '@/services/user';
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
  const proven = useRef<{ name: string; ticket: string }>(undefined);
  /** The code whose answer was lost: the server may have taken it, and takes each once. */
  const lost = useRef<string>(undefined);
  const ticketOf = (typed: RegistTyped) =>
    proven.current?.name === proofOf(typed).name ? proven.current.ticket : undefined;
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
    mayBeUsed: (typed: RegistTyped) => lost.current === proofOf(typed).name,
    drop: () => {
      proven.current = undefined;
    },
  };
}
