import { useId } from 'react';
import ErrorSummary from '@/components/ErrorSummary';
import Field from '@/components/Field';
import TextInput from '@/components/TextInput';
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
  const id = useId();
  const { values, errors, attempt, mistakes, change, isSubmitting, submit } = useNameChange(
    account,
    onClose,
  );
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('account.name.change')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary errors={mistakes(['name'], () => id)} attempt={attempt} />
      <Field
        id={id}
        label={t('account.name.label')}
        hint={t('account.name.hint', nameLength)}
        error={errors.name}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            maxLength={nameLength.max}
            value={values.name}
            onChange={(event) => change('name', event.target.value)}
          />
        )}
      </Field>
      <FormButtons submitLabel={t('account.save')} isSubmitting={isSubmitting} onCancel={onClose} />
    </form>
  );
}
