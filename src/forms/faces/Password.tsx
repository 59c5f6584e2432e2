import { ProFormText } from '@ant-design/pro-components';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '@/hooks/useT';
import type { FaceProps } from '../faceProps';
import styles from '../PortalForm.module.css';

/** A password that can be shown, pasted and filled in by a password manager, with a word about caps lock. */
export default function Password({ item, control }: FaceProps) {
  const t = useT();
  const [hasCapsLock, setCapsLock] = useState(false);
  const [isShown, setShown] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const toggle = t(isShown ? 'common.password.hideLabel' : 'common.password.showLabel');
  return (
    <>
      <ProFormText.Password
        {...item}
        fieldProps={{
          ...control,
          size: 'large',
          autoCapitalize: 'off',
          autoCorrect: 'off',
          spellCheck: false,
          onKeyDown: noticeCapsLock,
          onKeyUp: noticeCapsLock,
          onBlur: () => setCapsLock(false),
          visibilityToggle: { visible: isShown, onVisibleChange: setShown },
          iconRender: (shown: boolean) => (
            <button
              type="button"
              className={styles.reveal}
              aria-label={toggle}
              aria-controls={control.id}
            >
              {t(shown ? 'common.password.hide' : 'common.password.show')}
            </button>
          ),
        }}
      />
      <p className={styles.note} role="status">
        {hasCapsLock ? t('common.password.capsLock') : ''}
      </p>
    </>
  );
}
