/** The numbers that this server says in place of the contract's words. */
export const numbers = {
  BAD_CALL: 40001,
  UNAUTHORISED: 40101,
  LOGIN_EXPIRED: 41201,
  NOT_FOUND: 40401,
  LOGIN_FAILED: 42001,
  CAPTCHA_WRONG: 42002,
  VALIDATION: 42201,
  DELIVERY_DUPLICATE: 40901,
  NOT_ALLOWED: 40902,
  NOT_AVAILABLE: 50301,
} as const;

interface More {
  status?: number;
  data?: unknown;
  fieldErrors?: { field: string; message: string }[];
}

/** Why a call is not answered with a success. */
export class Refusal extends Error {
  constructor(
    readonly code: keyof typeof numbers,
    message: string,
    readonly more: More = {},
  ) {
    super(message);
  }
}
