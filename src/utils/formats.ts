/** What a text must look like to be of a kind. One rule for every form, and for the preview server. */

const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const mobile = /^1[3-9]\d{9}$/;
const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const month = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Characters of a person's name: some have two, written-out names of minorities more than twenty. */
export const nameLength = { min: 2, max: 50 } as const;
/** Greatest number of characters of an e-mail address. */
export const emailLength = 100;
/** The same rules as a server tells them (contract, toregist and FieldSchema). */
export const mobilePattern = mobile.source;
export const emailPattern = email.source;

/** Whether a text is an e-mail address: something before the @, and parts with dots between them after it. */
export function isEmail(text: string): boolean {
  return email.test(text) && lengthOf(text) <= emailLength;
}

/** Whether a text is a mobile number of the mainland: eleven digits, the second from 3 on. */
export function isMobile(text: string): boolean {
  return mobile.test(text);
}

/** Whether a text is a day of the calendar, YYYY-MM-DD: the 31st of February is none. */
export function isDay(text: string): boolean {
  return day.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}

/** Whether a text is a month, YYYY-MM. */
export function isMonth(text: string): boolean {
  return month.test(text);
}

/** Whether a text is nothing but a mobile number or an 18-digit identity number, however it is grouped. */
export function isPersonNumber(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s()+-]/g, '')
    .replace(/^(?:00)?86(?=1\d{10}$)/, '');
  return isMobile(plain) || /^\d{17}[\dXx]$/.test(plain);
}

/** The length of a text in characters: an emoji is one, though it is two units of UTF-16. */
export function lengthOf(text: string): number {
  return [...text].length;
}
