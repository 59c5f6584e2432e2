import { isEmail, isMobile } from '@/utils/formats';

/** Where a code can be sent: a mainland mobile number or an e-mail address (contract: SendCodeTo.target). */
export type Channel = 'mobile' | 'email';

/** The channel of a target; undefined when it is neither a mobile number nor an e-mail address. */
export function channelOf(target: string): Channel | undefined {
  if (isMobile(target)) return 'mobile';
  return isEmail(target) ? 'email' : undefined;
}
