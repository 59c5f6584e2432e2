import { useId } from 'react';
import ErrorSummary from '@/components/ErrorSummary';
import Field from '@/components/Field';
import TextInput from '@/components/TextInput';
import { useT } from '@/hooks/useT';
import type { AccountInfo } from '@/services/types';
import styles from '../Form.module.css';
import FormButtons from '../FormButtons';
import ProofField from './ProofField';
import { otherLimit, reasons, type UnsubscribeField, unsubscribeFields } from './unsubscribing';
import { useUnsubscribe } from './useUnsubscribe';

interface UnsubscribeFormProps {
  info: AccountInfo;
  onClose: () => void;
}

/** Reason, proof of who asks, and the typed confirmation. */
export default function UnsubscribeForm({ info, onClose }: UnsubscribeFormProps) {
  const t = useT();
  const id = useId();
  const idOf = (field: UnsubscribeField) => `${id}-${field}`;
  const form = useUnsubscribe(info);
  const { values, errors, change } = form;
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('account.unsubscribe.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary errors={form.mistakes(unsubscribeFields, idOf)} attempt={form.attempt} />
      <Field
        id={idOf('reason')}
        label={t('account.unsubscribe.reason')}
        error={errors.reason}
        isRequired
      >
        {(control) => (
          <select
            {...control}
            className={styles.choice}
            value={values.reason}
            onChange={(event) => change('reason', event.target.value)}
          >
            <option value="">{t('account.unsubscribe.choose')}</option>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`account.unsubscribe.reason.${reason}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {values.reason === 'other' && (
        <Field
          id={idOf('other')}
          label={t('account.unsubscribe.other')}
          error={errors.other}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={otherLimit}
              value={values.other}
              onChange={(event) => change('other', event.target.value)}
            />
          )}
        </Field>
      )}
      <ProofField hasPassword={info.hasPassword} form={form} idOf={idOf} />
      <Field
        id={idOf('word')}
        label={t('account.unsubscribe.confirm')}
        hint={t('account.unsubscribe.confirmHint', { word: t('account.unsubscribe.word') })}
        error={errors.word}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={values.word}
            onChange={(event) => change('word', event.target.value)}
          />
        )}
      </Field>
      <FormButtons
        submitLabel={t('account.unsubscribe.action')}
        isSubmitting={form.isSubmitting}
        isDanger
        onCancel={onClose}
      />
    </form>
  );
}
