import { useEffect, useRef, useState } from 'react';
import { reportFailure } from '@/request/errorHandler';
import type { User } from '@/services/types';
import { hasTicket, loginBySso, takeTicket } from '@/session/sso';
import { loginFailureOf } from './loginFailure';

export type TicketState = 'none' | 'checking' | 'failed';

/** Redeems the ticket that single sign-on came back with, once; it has left the URL before anything is sent. */
export function useSsoTicket(onSignedIn: (user: User) => unknown): TicketState {
  // From the first picture on: a call of the form would travel with the session that the ticket ends.
  const [state, setState] = useState<TicketState>(() => (hasTicket() ? 'checking' : 'none'));
  const receive = useRef(onSignedIn);
  receive.current = onSignedIn;

  useEffect(() => {
    const redeem = async (ticket: string) => {
      try {
        await receive.current(await loginBySso(ticket, { skipErrorHandler: true }));
      } catch (error) {
        setState('failed');
        if (!loginFailureOf(error)) reportFailure(error);
      }
    };
    const ticket = takeTicket();
    if (ticket) void redeem(ticket);
  }, []);

  return state;
}
