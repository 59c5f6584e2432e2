import { isEmail, isMobile } from '@/utils/formats';

/** Where a code can be sent: a mainland mobile number or an e-mail address (contract: SendCodeTo.target). */
export type Channel = 'mobile' | 'email';

/** The channel of a target; undefined when it is neither a mobile number nor an e-mail address. */
export function channelOf(target: string): Channel | undefined {
  if (isMobile(target)) return 'mobile';
  return isEmail(target) ? 'email' : undefined;
}

/**
 * A mobile number as address books, phones and Chinese keyboards write it, without its separators: with +86, in
 * full-width digits.
 */
const written = /^(?:\+?86|0086)?(1\d{10})$/;

/** Reduces a mobile number to its 11 digits; any other text stays as it is. */
export function tidyMobile(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\s()-]/g, '');
  return written.exec(plain)?.[1] ?? text;
}
