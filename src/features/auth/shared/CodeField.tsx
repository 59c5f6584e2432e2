import Field from '@/components/Field';
import TextInput from '@/components/TextInput';
import { useT } from '@/hooks/useT';
import styles from './CodeField.module.css';
import { useSendCode } from './useSendCode';

interface CodeFieldProps {
  ids: { target: string; code: string };
  values: { target: string; code: string };
  errors: { target?: string; code?: string };
  onChange: (field: 'target' | 'code', value: string) => void;
}

/** A code by SMS or e-mail in place of the captcha picture: for everyone whom a puzzle shuts out. */
export default function CodeField({ ids, values, errors, onChange }: CodeFieldProps) {
  const t = useT();
  const { send, isSending, secondsLeft, validMinutes, error } = useSendCode('captcha');
  const isWaiting = isSending || secondsLeft > 0;
  const sendLabel = isSending
    ? t('auth.code.sending')
    : secondsLeft > 0
      ? t('auth.code.resendIn', { seconds: secondsLeft })
      : t('auth.code.send');
  return (
    <>
      <Field
        id={ids.target}
        label={t('auth.code.target')}
        hint={t('auth.code.target.hint')}
        error={errors.target ?? error}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            name="target"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            value={values.target}
            onChange={(event) => onChange('target', event.target.value)}
          />
        )}
      </Field>
      <Field
        id={ids.code}
        label={t('auth.code.label')}
        hint={t('auth.code.hint')}
        error={errors.code}
        isRequired
      >
        {(control) => (
          <div className={styles.row}>
            <div className={styles.code}>
              <TextInput
                {...control}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={8}
                value={values.code}
                onChange={(event) => onChange('code', event.target.value)}
              />
            </div>
            <button
              type="button"
              className={styles.send}
              // Stays focusable: a keyboard would lose its place at every code.
              aria-disabled={isWaiting}
              onClick={() => {
                if (!isWaiting) void send(values.target.trim());
              }}
            >
              {sendLabel}
            </button>
          </div>
        )}
      </Field>
      <p className={styles.note} role="status">
        {validMinutes ? t('auth.code.sent', { minutes: validMinutes }) : ''}
      </p>
    </>
  );
}
