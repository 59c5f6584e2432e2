import type { Agreement, PolicyText } from '@/services/types';

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

/** Whether this very version was agreed to: a newer text asks anew. */
export function isAgreed(agreed: readonly Agreement[], { docId, version }: PolicyText): boolean {
  return agreed.some((one) => one.docId === docId && one.version === version);
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
  return value.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const { docId, version } = one as Record<string, unknown>;
    return typeof docId === 'string' && typeof version === 'string' ? [{ docId, version }] : [];
  });
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
