/** Where a code can go: a mainland mobile number or an e-mail address (contract, SendCode.target). */
export type Channel = 'mobile' | 'email';

const mobile = /^1\d{10}$/;
const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The channel that a target names, or undefined when it is neither a mobile number nor an e-mail address. */
export function channelOf(target: string): Channel | undefined {
  if (mobile.test(target)) return 'mobile';
  return email.test(target) ? 'email' : undefined;
}
