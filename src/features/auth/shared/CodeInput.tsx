import Field from '@/components/Field';
import TextInput from '@/components/TextInput';
import { type Translate, useT } from '@/hooks/useT';
import styles from './CodeInput.module.css';
import type { CodeCallState } from './useCodeCall';

interface CodeInputProps {
  id: string;
  value: string;
  error?: string;
  /** Of the purpose that the code is for. */
  state: CodeCallState;
  onChange: (code: string) => void;
  /** Asks for a code; called when one may be asked for. */
  onSend: () => void;
}

function sendLabel({ isSending, secondsLeft }: CodeCallState, t: Translate): string {
  if (isSending) return t('auth.code.sending');
  return secondsLeft > 0 ? t('auth.code.resendIn', { seconds: secondsLeft }) : t('auth.code.send');
}

/** A code that comes by SMS or e-mail, with the button that sends it and the wait until the next. */
export default function CodeInput(props: CodeInputProps) {
  const { id, value, error, state, onChange, onSend } = props;
  const t = useT();
  const { isSending, secondsLeft, validMinutes } = state;
  const isWaiting = isSending || secondsLeft > 0;
  return (
    <>
      <Field
        id={id}
        label={t('auth.code.label')}
        hint={t('auth.code.hint')}
        error={error}
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
                maxLength={12}
                value={value}
                // Messages write codes in groups.
                onChange={(event) => onChange(event.target.value.replace(/\s/g, ''))}
              />
            </div>
            <button
              type="button"
              className={styles.send}
              // Stays focusable: a keyboard would lose its place at every code.
              aria-disabled={isWaiting}
              onClick={() => {
                if (!isWaiting) onSend();
              }}
            >
              {sendLabel(state, t)}
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
