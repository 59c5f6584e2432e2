import type { ErrorMapping } from '@/features/auth/shared/refusals';
import type { OwnerValues } from '@/features/auth/shared/useOwnerProof';

/** A field that has not been shown is absent. */
export interface UnsubscribeValues extends OwnerValues {
  reason?: string;
  other?: string;
  word?: string;
}

/** The codes of the reasons; for `other` the person's own text is sent. */
export const reasons = ['foundJob', 'notSeeking', 'privacy', 'secondAccount', 'other'] as const;
export const otherLimit = 200;

export const errorMapping: ErrorMapping<keyof UnsubscribeValues> = {
  fields: { reason: 'reason', password: 'password', ticket: 'ownCode', code: 'ownCode' },
  codes: {
    LOGIN_FAILED: { field: 'password', key: 'account.unsubscribe.passwordWrong' },
  },
};
