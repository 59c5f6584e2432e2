import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import styles from './PasswordInput.module.css';
import TextInput from './TextInput';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown, pasted and filled in by a password manager, with a word about caps lock. */
export default function PasswordInput(props: PasswordInputProps) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // Browsers remember what a field of type text held when its form was sent.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const noticeCapsLock = (event: KeyboardEvent) => {
    setCapsLock(event.getModifierState('CapsLock'));
  };

  return (
    <>
      <div className={styles.box}>
        <TextInput
          {...props}
          ref={input}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={noticeCapsLock}
          onKeyUp={noticeCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label={t(isShown ? 'common.password.hideLabel' : 'common.password.showLabel')}
          aria-controls={props.id}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'common.password.hide' : 'common.password.show')}
        </button>
      </div>
      <p className={styles.caps} role="status">
        {hasCapsLock ? t('common.password.capsLock') : ''}
      </p>
    </>
  );
}
