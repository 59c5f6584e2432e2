import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import { nameLength } from '@/utils/formats';
import styles from '../Form.module.css';
import FormButtons from '../FormButtons';
import type { Account } from '../useAccount';
import { useNameChange } from './useNameChange';

interface NameFormProps {
  account: Account;
  onClose: () => void;
}

/** Changes the name that the portal shows and units see. */
export default function NameForm({ account, onClose }: NameFormProps) {
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
