import { isEmail, isMobile, tidyMobile } from '@/utils/formats';

/** Where a code can be sent: a mainland mobile number or an e-mail address (contract: SendCodeTo.target). */
export type Channel = 'mobile' | 'email';

/** The channel of a target; undefined when it is neither a mobile number nor an e-mail address. */
export function channelOf(target: string): Channel | undefined {
  if (isMobile(target)) return 'mobile';
  return isEmail(target) ? 'email' : undefined;
}

/**
 * Reduces a mobile number to its 11 digits, and an e-mail address to half-width characters: Chinese keyboards write ＠ and 。.
 * Any other text stays as it is.
 */
export function tidyTarget(text: string): string {
  const plain = text.normalize('NFKC');
  return plain.includes('@') ? plain.replaceAll('。', '.') : tidyMobile(text);
}
