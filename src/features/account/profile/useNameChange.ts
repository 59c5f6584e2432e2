import { faultsAt } from '@/forms/faults';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { failureOf } from '@/request/failure';
import { showMessage } from '@/request/feedback';
import { changeName } from '@/services/account';
import { nameLength } from '@/utils/formats';
import { refusalOf } from '../refusal';
import type { Account } from '../useAccount';

/** The new name, sent once. */
export function useNameChange({ adopt, refresh }: Account, onDone: () => void) {
  const t = useT();
  const check = useValidation();
  return usePortalForm<{ name: string }>({
    id: 'name',
    check: ({ name }) =>
      faultsAt({
        name: check(t('account.name.label'), name.trim(), { required: true, ...nameLength }),
      }),
    send: async ({ name }) => {
      adopt(await changeName({ value: name.trim() }, { skipErrorHandler: true }));
      showMessage('success', t('account.name.done'));
      onDone();
    },
    faultsOf: (failure) => {
      // The answer may have been lost on the way back: what holds is asked for.
      if (failureOf(failure).kind === 'offline') refresh();
      return refusalOf(failure, { fields: { value: 'name' } }, t) ?? [];
    },
  });
}
