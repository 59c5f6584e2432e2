import type { Agreement, PolicyText, RegistPayload } from '@/services/types';
import { hasShape } from '@/utils/shape';

export const registSteps = ['agreement', 'account', 'password', 'done'] as const;
export type RegistStep = (typeof registSteps)[number];
/** Steps that the URL may ask for; the last one follows from having registered. */
const shownSteps = ['agreement', 'account', 'password'] as const;

/** How one is reached, and signs in without the login name. */
export type RegistWay = 'mobile' | 'email';

export interface RegistValues {
  loginName: string;
  mobile: string;
  email: string;
  code: string;
  password: string;
}

/** Consent by text and version. */
type AgreedTo = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

/** What is typed over all steps; a field that was never in view is absent. */
export interface RegistTyped extends Partial<RegistValues> {
  way: RegistWay;
  captcha?: string;
  agreed?: AgreedTo;
}

/** What of a registration a tab keeps over a reload: no code, no password. */
interface RegistDraft {
  way: RegistWay;
  loginName: string;
  mobile: string;
  email: string;
  agreed: readonly Agreement[];
}

/** The texts that a registration is asked to agree to: the agreement that `toregist` names, and the privacy text. */
export function textsToAgree(texts: readonly PolicyText[], agreementId: string): PolicyText[] {
  return texts
    .filter(({ docId, kind }) => docId === agreementId || kind === 'privacy')
    .sort((one) => (one.docId === agreementId ? -1 : 1));
}

/** The texts that were agreed to. */
export function agreementsOf(agreed: AgreedTo = {}): Agreement[] {
  return Object.entries(agreed).flatMap(([docId, versions]) =>
    Object.entries(versions).flatMap(([version, isGiven]) => (isGiven ? [{ docId, version }] : [])),
  );
}

/** The other way round, for a form. */
export function agreedTo(agreements: readonly Agreement[]): AgreedTo {
  return Object.fromEntries(agreements.map(({ docId, version }) => [docId, { [version]: true }]));
}

/** All of what was typed; a field that was never in view is empty. */
export function valuesIn(typed: RegistTyped): RegistValues {
  const { loginName = '', mobile = '', email = '', code = '', password = '' } = typed;
  return { loginName, mobile, email, code, password };
}

/** What is sent (contract, RegistPayload): with the consents to the texts in force. */
export function payloadOf(typed: RegistTyped, texts: readonly PolicyText[]): RegistPayload {
  const { loginName, code, password, ...targets } = valuesIn(typed);
  return {
    loginName: loginName.trim(),
    password,
    code: code.trim(),
    agreements: agreementsOf(typed.agreed).filter((one) =>
      texts.some(({ docId }) => docId === one.docId),
    ),
    [typed.way]: targets[typed.way].trim(),
  };
}

/** Whether this very version was agreed to: a newer text asks anew. */
export function isAgreed(agreed: readonly Agreement[], { docId, version }: PolicyText): boolean {
  return agreed.some((one) => one.docId === docId && one.version === version);
}

/** Whether each of the texts was agreed to; without texts there is nothing to agree to. */
export function hasAgreedTo(texts: readonly PolicyText[], agreed: AgreedTo | undefined): boolean {
  const agreements = agreementsOf(agreed);
  return texts.length > 0 && texts.every((text) => isAgreed(agreements, text));
}

/** The furthest step that may be shown: none before what it needs. */
function furthestOf(hasAgreed: boolean, way: RegistWay, values: RegistValues): RegistStep {
  if (!hasAgreed) return 'agreement';
  return values.loginName && values[way] && values.code ? 'password' : 'account';
}

/** The step of `?step=`, as far as it has been come to; junk is the first. */
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

/** What the tab kept, however damaged. */
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
