import { type Fault, type FaultText, faultsAt } from '@/forms/faults';
import type { Translate } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import type { Rule } from '@/utils/validation';
import type { FaultMapping } from '../fieldFaults';

const fields = ['reason', 'other', 'password', 'code', 'word'] as const;
type UnsubscribeField = (typeof fields)[number];
/** A field that has not been shown is absent. */
export type UnsubscribeValues = Partial<Record<UnsubscribeField, string>>;

/** The codes of the reasons; for `other` the person's own text is sent (docs/decisions.md, Account). */
export const reasons = ['foundJob', 'notSeeking', 'privacy', 'secondAccount', 'other'] as const;
export const otherLimit = 200;

export const faultMapping: FaultMapping<UnsubscribeField> = {
  fields: { reason: 'reason', password: 'password', ticket: 'code', code: 'code' },
  codes: {
    LOGIN_FAILED: { field: 'password', key: 'account.unsubscribe.passwordWrong' },
  },
};

interface Words {
  check: (label: string, value: string, rule: Rule) => FaultText | undefined;
  t: Translate;
}

/** The errors in the form, in the order of its fields; empty when it can be sent. */
export function checkUnsubscribe(
  values: UnsubscribeValues,
  hasPassword: boolean,
  { check, t }: Words,
): Fault[] {
  const { word = '' } = values;
  const checkField = (field: UnsubscribeField, label: TextKey, rule: Rule) =>
    check(t(label), values[field] ?? '', { required: true, ...rule });
  const expected = t('account.unsubscribe.word');
  return faultsAt({
    reason: checkField('reason', 'account.unsubscribe.reason', { asks: 'choice', oneOf: reasons }),
    other:
      values.reason === 'other'
        ? checkField('other', 'account.unsubscribe.other', { max: otherLimit })
        : undefined,
    password: hasPassword
      ? checkField('password', 'auth.login.password', { whitespace: false })
      : undefined,
    code: hasPassword ? undefined : checkField('code', 'auth.code.label', {}),
    word:
      word.trim().toLowerCase() === expected.toLowerCase()
        ? undefined
        : t('account.unsubscribe.wordWrong', { word: expected }),
  });
}
