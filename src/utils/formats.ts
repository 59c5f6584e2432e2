/** The formats of e-mail addresses, mobile numbers and so on: the same for every form and for the preview server. */

/** Characters of an address without quotes (RFC 5322, `specials`; RFC 6531 for other scripts), apart from @ and the dot. */
const atom = '[^\\s@.<>()\\[\\]\\\\,;:"\u3001\u3002\uff0c\uff1b]+';
const email = new RegExp(`^${atom}(\\.${atom})*@${atom}(\\.${atom})+$`);
const mobile = /^1[3-9]\d{9}$/;
const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const month = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The length of a person's name in characters: some names have one, some minority names more than twenty. */
export const nameLength = { min: 1, max: 50 } as const;
/** The greatest length of an e-mail address in characters. */
export const emailLength = 100;
/** The pattern as the server sends it (contract: toregist and FieldSchema). */
export const mobilePattern = mobile.source;
export const emailPattern = email.source;

/** Whether a text is an e-mail address: something before the @, and parts separated by dots after it. */
export function isEmail(text: string): boolean {
  return email.test(text) && lengthOf(text) <= emailLength;
}

/** Whether a text is a mobile number of the mainland: eleven digits, a first 1 and then 3 to 9. */
export function isMobile(text: string): boolean {
  return mobile.test(text);
}

/** Whether a text is an existing calendar day, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!day.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // An impossible day is invalid in some browsers and rolls over to another day in others.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a text is a month, YYYY-MM. */
export function isMonth(text: string): boolean {
  return month.test(text);
}

/** The length of a text in characters: an emoji counts as one, though it has two UTF-16 units. */
export function lengthOf(text: string): number {
  return [...text].length;
}
