import { useState } from 'react';
import Field from '@/components/Field';
import TextInput from '@/components/TextInput';
import { useT } from '@/hooks/useT';
import styles from './CaptchaField.module.css';
import type { Captcha } from './useCaptcha';

interface CaptchaFieldProps {
  id: string;
  /** Why it is asked; against guessed passwords unless said. */
  hint?: string;
  captcha: Captcha;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** The captcha picture with its answer, why it is asked, and a way to another picture. */
export default function CaptchaField(props: CaptchaFieldProps) {
  const { id, hint, captcha, value, error, onChange } = props;
  const t = useT();
  const [isRefreshed, setRefreshed] = useState(false);
  const { picture, isLoading, hasFailed, refresh } = captcha;
  const renew = () => {
    onChange('');
    setRefreshed(true);
    refresh();
  };
  return (
    <>
      <Field
        id={id}
        label={t('auth.captcha.label')}
        hint={hint ?? t('auth.captcha.hint')}
        error={error}
        isRequired
      >
        {(control) => (
          <div className={styles.row}>
            <div className={styles.answer}>
              <TextInput
                {...control}
                name="captcha"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={10}
                value={value}
                onChange={(event) => onChange(event.target.value)}
              />
            </div>
            <div className={styles.picture} aria-busy={isLoading}>
              {picture && !isLoading && (
                <img src={picture.url} alt={t('auth.captcha.picture')} width={120} height={44} />
              )}
              {hasFailed && t('auth.captcha.failed')}
            </div>
            <button type="button" className={styles.refresh} onClick={renew} disabled={isLoading}>
              {t(hasFailed ? 'common.retry' : 'auth.captcha.refresh')}
            </button>
          </div>
        )}
      </Field>
      <p className={styles.note} role="status">
        {isRefreshed && picture && !isLoading ? t('auth.captcha.refreshed') : ''}
      </p>
    </>
  );
}
