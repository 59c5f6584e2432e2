import type { FieldErrors, FieldTexts } from '@/hooks/useFormFields';
import type { Translate } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import type { Rule } from '@/utils/validation';
import type { RefusalPlan } from '../refusal';

export const unsubscribeFields = ['reason', 'other', 'password', 'code', 'word'] as const;
export type UnsubscribeField = (typeof unsubscribeFields)[number];

/** What is sent as the reason; for `other` it is the person's own words (docs/decisions.md, Account). */
export const reasons = ['foundJob', 'notSeeking', 'privacy', 'secondAccount', 'other'] as const;
export const otherLimit = 200;

export const emptyFields: FieldTexts<UnsubscribeField> = {
  reason: '',
  other: '',
  password: '',
  code: '',
  word: '',
};

export const plan: RefusalPlan<UnsubscribeField> = {
  fields: { reason: 'reason', password: 'password', ticket: 'code', code: 'code' },
  codes: {
    LOGIN_FAILED: { field: 'password', key: 'account.unsubscribe.passwordWrong' },
  },
};

interface Words {
  check: (label: string, value: string, rule: Rule) => string | undefined;
  t: Translate;
}

/** The mistakes in the form, by field; empty when it may be sent. */
export function checkUnsubscribe(
  values: FieldTexts<UnsubscribeField>,
  hasPassword: boolean,
  { check, t }: Words,
): FieldErrors<UnsubscribeField> {
  const errors: FieldErrors<UnsubscribeField> = {};
  const judge = (field: UnsubscribeField, label: TextKey, rule: Rule) => {
    const error = check(t(label), values[field], rule);
    if (error) errors[field] = error;
  };
  judge('reason', 'account.unsubscribe.reason', { required: true, isChoice: true, oneOf: reasons });
  if (values.reason === 'other') {
    judge('other', 'account.unsubscribe.other', { required: true, max: otherLimit });
  }
  if (hasPassword) judge('password', 'auth.login.password', { required: true, whitespace: false });
  else judge('code', 'auth.code.label', { required: true });
  const wanted = t('account.unsubscribe.word');
  if (values.word.trim().toLowerCase() !== wanted.toLowerCase()) {
    errors.word = t('account.unsubscribe.wordWrong', { word: wanted });
  }
  return errors;
}
