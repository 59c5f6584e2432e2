import { fieldErrorsOf } from '@/features/auth/shared/refusals';
import FormField from '@/forms/FormField';
import { errorsAt } from '@/forms/fieldErrors';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { isAnswerLost } from '@/request/failure';
import { showMessage } from '@/request/feedback';
import { nameLength } from '@/utils/formats';
import Editable from '../Editable';
import EditForm from '../EditForm';
import type { Account } from '../useAccount';

/** The name, and the form to change it. */
export default function NamePart({ account }: { account: Account }) {
  const t = useT();
  return (
    <Editable value={account.info.name} action={t('account.name.change')}>
      {(close) => <NameForm account={account} onClose={close} />}
    </Editable>
  );
}

/** The form for the name that the portal shows and employers see. */
function NameForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useT();
  const state = useNameChange(account, onClose);
  return (
    <EditForm
      isBasic
      state={state}
      label={t('account.name.change')}
      submitLabel={t('account.save')}
      onCancel={onClose}
      initialValues={{ name: account.info.name }}
    >
      <FormField
        field={{
          name: 'name',
          type: 'text',
          label: t('account.name.label'),
          hint: t('account.name.hint', nameLength),
          isRequired: true,
          inputName: 'name',
          autoComplete: 'name',
          hasFocus: true,
        }}
      />
    </EditForm>
  );
}

/** Sends the new name once. */
function useNameChange({ rename, refresh }: Account, onDone: () => void) {
  const t = useT();
  const check = useValidation();
  return usePortalForm<{ name: string }>({
    id: 'name',
    check: ({ name }) =>
      errorsAt({
        name: check(t('account.name.label'), name, { required: true, ...nameLength }),
      }),
    send: async ({ name }) => {
      await rename({ value: name }, { skipErrorHandler: true });
      showMessage('success', t('account.name.done'));
      onDone();
    },
    errorsOf: (failure) => {
      // Perhaps only the answer was lost, so the account is read again.
      if (isAnswerLost(failure)) refresh();
      return fieldErrorsOf(failure, { fields: { value: 'name' } }, t) ?? [];
    },
  });
}
