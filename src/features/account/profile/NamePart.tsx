import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import { nameLength } from '@/utils/formats';
import Editable from '../Editable';
import styles from '../Form.module.css';
import FormButtons from '../FormButtons';
import type { Account } from '../useAccount';
import { useNameChange } from './useNameChange';

/** The name, and the form that changes it. */
export default function NamePart({ account }: { account: Account }) {
  const t = useT();
  return (
    <Editable value={account.info.name} action={t('account.name.change')}>
      {(close) => <NameForm account={account} onClose={close} />}
    </Editable>
  );
}

/** Changes the name that the portal shows and units see. */
function NameForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useT();
  const state = useNameChange(account, onClose);
  return (
    <PortalForm
      state={state}
      className={styles.form}
      label={t('account.name.change')}
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
          maxLength: nameLength.max,
          hasFocus: true,
        }}
      />
      <FormButtons
        submitLabel={t('account.save')}
        isSubmitting={state.isSending}
        onCancel={onClose}
      />
    </PortalForm>
  );
}
