import { useState } from 'react';
import { alreadySaid } from '@/request/alreadySaid';
import { validateRegistMobile } from '@/services/user';
import { type RegistTyped, valuesIn } from './registSteps';

/** The number or address that the server said to be somebody's already. */
export function useTaken() {
  const [taken, setTaken] = useState<string>();

  /** Asked before a code is sent, and before the next step (contract, user/validateRegistMobile). */
  const ask = async ({ way, mobile = '' }: RegistTyped): Promise<'free' | 'taken' | 'unknown'> => {
    if (way !== 'mobile') return 'free';
    try {
      const { available } = await validateRegistMobile(mobile.trim());
      setTaken(available ? undefined : mobile);
      return available ? 'free' : 'taken';
    } catch (error) {
      alreadySaid(error);
      return 'unknown';
    }
  };
  const isTaken = (typed: RegistTyped) => taken === valuesIn(typed)[typed.way];
  const note = (typed: RegistTyped) => setTaken(valuesIn(typed)[typed.way]);
  return { ask, isTaken, note };
}
