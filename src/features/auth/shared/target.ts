import { isEmail, isMobile } from '@/utils/formats';

/** Where a code can go: a mainland mobile number or an e-mail address (contract, SendCodeTo.target). */
export type Channel = 'mobile' | 'email';

/** The channel that a target names, or undefined when it is neither a mobile number nor an e-mail address. */
export function channelOf(target: string): Channel | undefined {
  if (isMobile(target)) return 'mobile';
  return isEmail(target) ? 'email' : undefined;
}

/** A whole mobile number as address books, phones and Chinese keyboards write it: in groups, with +86, in wide digits. */
const written = /^(?:\+?86|0086)?(1\d{10})$/;

/** What is typed, with a written-out mobile number brought to its 11 digits; anything else stays as it is. */
export function tidyMobile(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\s()-]/g, '');
  return written.exec(plain)?.[1] ?? text;
}
