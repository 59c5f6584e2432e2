import type { PolicyText, RegistPayload } from '@/services/types';
import { isRecord } from '@/utils/isRecord';

export const registSteps = ['agreement', 'account', 'password', 'done'] as const;
export type RegistStep = (typeof registSteps)[number];

/** Where the person receives codes; also works as login name. */
export type RegistWay = 'mobile' | 'email';

export interface RegistValues {
  way: RegistWay;
  loginName: string;
  mobile: string;
  email: string;
  captcha: string;
  code: string;
  password: string;
  /** Whether the person agreed, by text id and version. */
  agreed: Readonly<Record<string, unknown>>;
}

/** The texts that need consent at registration, each once: the agreement that `toregist` names, and the privacy text. */
export function textsToAgree(texts: readonly PolicyText[], agreementId: string): PolicyText[] {
  return [...new Map(texts.map((text) => [text.docId, text])).values()]
    .filter(({ docId, kind }) => docId === agreementId || kind === 'privacy')
    .sort((one) => (one.docId === agreementId ? -1 : 1));
}

/** Whether the person agreed to this version: a newer text needs a new consent. */
function isAgreed({ docId, version }: PolicyText, agreed: RegistValues['agreed']): boolean {
  const versions = agreed[docId];
  return isRecord(versions) && versions[version] === true;
}

/** Whether the person agreed to each text; without texts no registration is possible. */
export function hasAgreedTo(texts: readonly PolicyText[], agreed: RegistValues['agreed']): boolean {
  return texts.length > 0 && texts.every((text) => isAgreed(text, agreed));
}

/** The payload (contract: RegistPayload): with the consents to the current texts and the ticket of the code. */
export function payloadOf(
  values: RegistValues,
  texts: readonly PolicyText[],
  ticket: string | undefined,
): RegistPayload {
  const { way, loginName, code, password, agreed } = values;
  return {
    loginName,
    password,
    ...(ticket ? { ticket } : { code }),
    agreements: texts
      .filter((text) => isAgreed(text, agreed))
      .map(({ docId, version }) => ({ docId, version })),
    [way]: values[way],
  };
}

/**
 * The step in `?step=`, at most the furthest whose requirements are met; the first one for an unknown name, and for the
 * last, which follows only from registering.
 */
export function stepFor(
  wanted: string | null,
  hasAgreed: boolean,
  values: RegistValues,
): Exclude<RegistStep, 'done'> {
  if (!hasAgreed || (wanted !== 'account' && wanted !== 'password')) return 'agreement';
  const isFilled = values.loginName && values[values.way] && values.code;
  return isFilled ? wanted : 'account';
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The initial values: those that the tab has stored, which are no code and no password; invalid data is ignored. */
export function valuesFrom(kept: unknown): RegistValues {
  const { way, loginName, mobile, email, agreed } = isRecord(kept) ? kept : {};
  return {
    way: way === 'email' ? 'email' : 'mobile',
    loginName: textIn(loginName),
    mobile: textIn(mobile),
    email: textIn(email),
    captcha: '',
    code: '',
    password: '',
    agreed: isRecord(agreed) ? agreed : {},
  };
}
