import { type Fault, faultsAt } from '@/forms/faults';
import type { Translate } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import type { Rule } from '@/utils/validation';
import type { RefusalPlan } from '../refusal';

const fields = ['reason', 'other', 'password', 'code', 'word'] as const;
type UnsubscribeField = (typeof fields)[number];
/** A field that was never in view is absent. */
export type UnsubscribeValues = Partial<Record<UnsubscribeField, string>>;

/** What is sent as the reason; for `other` it is the person's own words (docs/decisions.md, Account). */
export const reasons = ['foundJob', 'notSeeking', 'privacy', 'secondAccount', 'other'] as const;
export const otherLimit = 200;

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

/** The mistakes in the form, in the order of its fields; empty when it may be sent. */
export function checkUnsubscribe(
  values: UnsubscribeValues,
  hasPassword: boolean,
  { check, t }: Words,
): Fault[] {
  const { word = '' } = values;
  const judge = (field: UnsubscribeField, label: TextKey, rule: Rule) =>
    check(t(label), values[field] ?? '', { required: true, ...rule });
  const wanted = t('account.unsubscribe.word');
  return faultsAt({
    reason: judge('reason', 'account.unsubscribe.reason', { isChoice: true, oneOf: reasons }),
    other:
      values.reason === 'other'
        ? judge('other', 'account.unsubscribe.other', { max: otherLimit })
        : undefined,
    password: hasPassword
      ? judge('password', 'auth.login.password', { whitespace: false })
      : undefined,
    code: hasPassword ? undefined : judge('code', 'auth.code.label', {}),
    word:
      word.trim().toLowerCase() === wanted.toLowerCase()
        ? undefined
        : t('account.unsubscribe.wordWrong', { word: wanted }),
  });
}
