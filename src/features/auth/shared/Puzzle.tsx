import { useEffect, useRef } from 'react';
import { useT } from '@/hooks/useT';
import styles from './AuthForm.module.css';
import CaptchaField from './CaptchaField';
import type { ProvenSend } from './useProvenSend';

/** The captcha before a code is sent, with the way round it; nothing while a code is on its way. */
export default function Puzzle({ id, proof }: { id: string; proof: ProvenSend }) {
  const t = useT();
  const { captcha, answer, error, isSpared, isAsked, change, spare } = proof;
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    // Asked for by the button below it, which is where a keyboard is.
    if (isAsked && !wasAsked.current) document.getElementById(id)?.focus();
    wasAsked.current = isAsked;
  }, [isAsked, id]);
  if (!isAsked) return null;
  return (
    <div className={styles.proof}>
      {isSpared ? (
        <p className={styles.lead}>{t('auth.captcha.spared')}</p>
      ) : (
        <CaptchaField
          id={id}
          hint={t('auth.captcha.sendHint')}
          captcha={captcha}
          value={answer}
          error={error}
          onChange={change}
        />
      )}
      <button type="button" className={styles.swap} onClick={() => spare(!isSpared)}>
        {t(isSpared ? 'auth.captcha.toPicture' : 'auth.captcha.spare')}
      </button>
    </div>
  );
}
