import type { KnownFieldType } from '../../../src/forms/fieldSpec';

/** The types that only the forms of an account have: registering operates them (registering.ts). */
export const registeringTypes = [
  'agreement',
  'loginName',
  'captcha',
  'code',
  'password',
] as const satisfies readonly KnownFieldType[];
