import type { Agreement, PolicyText, RegistPayload } from '@/services/types';
import { hasShape } from '@/utils/shape';

export const registSteps = ['agreement', 'account', 'password', 'done'] as const;
export type RegistStep = (typeof registSteps)[number];
/** The steps that the URL may name; the last one follows only from registering. */
const shownSteps = ['agreement', 'account', 'password'] as const;

/** Where the person receives codes; also works as login name. */
export type RegistWay = 'mobile' | 'email';

export interface RegistValues {
  loginName: string;
  mobile: string;
  email: string;
  code: string;
  password: string;
}

/** Consents by text id and version. */
type AgreedTo = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

/** The values of all steps; a field that has not been shown is absent. */
export interface RegistTyped extends Partial<RegistValues> {
  way: RegistWay;
  captcha?: string;
  agreed?: AgreedTo;
}

/** The values that the tab stores for a reload: no code, no password. */
interface RegistDraft {
  way: RegistWay;
  loginName: string;
  mobile: string;
  email: string;
  agreed: readonly Agreement[];
}

/** The texts that need consent at registration, each once: the agreement that `toregist` names, and the privacy text. */
export function textsToAgree(texts: readonly PolicyText[], agreementId: string): PolicyText[] {
  return [...new Map(texts.map((text) => [text.docId, text])).values()]
    .filter(({ docId, kind }) => docId === agreementId || kind === 'privacy')
    .sort((one) => (one.docId === agreementId ? -1 : 1));
}

/** The consents as a list. */
export function agreementsOf(agreed: AgreedTo = {}): Agreement[] {
  return Object.entries(agreed).flatMap(([docId, versions]) =>
    Object.entries(versions).flatMap(([version, isGiven]) => (isGiven ? [{ docId, version }] : [])),
  );
}

/** The consents as form values. */
export function agreementValues(agreements: readonly Agreement[]): AgreedTo {
  return Object.fromEntries(agreements.map(({ docId, version }) => [docId, { [version]: true }]));
}

/** All values; a field that has not been shown is empty. */
export function valuesIn(typed: RegistTyped): RegistValues {
  const { loginName = '', mobile = '', email = '', code = '', password = '' } = typed;
  return { loginName, mobile, email, code, password };
}

/** The payload (contract: RegistPayload): with the consents to the current texts and the ticket of the code. */
export function payloadOf(
  typed: RegistTyped,
  texts: readonly PolicyText[],
  ticket: string | undefined,
): RegistPayload {
  const { loginName, code, password, ...targets } = valuesIn(typed);
  return {
    loginName: loginName.trim(),
    password,
    ...(ticket ? { ticket } : { code: code.trim() }),
    agreements: agreementsOf(typed.agreed).filter((one) =>
      texts.some(({ docId }) => docId === one.docId),
    ),
    [typed.way]: targets[typed.way].trim(),
  };
}

/** Whether the person agreed to this version: a newer text needs a new consent. */
export function isAgreed(agreed: readonly Agreement[], { docId, version }: PolicyText): boolean {
  return agreed.some((one) => one.docId === docId && one.version === version);
}

/** Whether the person agreed to each text; without texts no consent is needed. */
export function hasAgreedTo(texts: readonly PolicyText[], agreed: AgreedTo | undefined): boolean {
  const agreements = agreementsOf(agreed);
  return texts.length > 0 && texts.every((text) => isAgreed(agreements, text));
}

/** The furthest step whose requirements are met. */
function furthestOf(hasAgreed: boolean, way: RegistWay, values: RegistValues): RegistStep {
  if (!hasAgreed) return 'agreement';
  return values.loginName && values[way] && values.code ? 'password' : 'account';
}

/** The step in `?step=`, at most the furthest possible one; the first one for an unknown name. */
export function stepFor(
  wanted: string | null,
  hasAgreed: boolean,
  way: RegistWay,
  values: RegistValues,
): (typeof shownSteps)[number] {
  const furthest = registSteps.indexOf(furthestOf(hasAgreed, way, values));
  const index = registSteps.indexOf(shownSteps.find((step) => step === wanted) ?? 'agreement');
  return shownSteps[Math.min(index, furthest)] ?? 'agreement';
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function agreementsIn(value: unknown): Agreement[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) =>
    hasShape(one, { docId: 'string', version: 'string' })
      ? [{ docId: one.docId, version: one.version }]
      : [],
  );
}

/** The values that the tab has stored; invalid data is ignored. */
export function draftFrom(kept: unknown): RegistDraft {
  const fields: Record<string, unknown> =
    typeof kept === 'object' && kept !== null ? { ...kept } : {};
  return {
    way: fields.way === 'email' ? 'email' : 'mobile',
    loginName: textIn(fields.loginName),
    mobile: textIn(fields.mobile),
    email: textIn(fields.email),
    agreed: agreementsIn(fields.agreed),
  };
}
