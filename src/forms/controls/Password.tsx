import { ProForm } from '@ant-design/pro-components';
import { useEventListener } from 'ahooks';
import { Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '@/hooks/useT';
import type { ControlProps } from '../controlProps';
import styles from '../PortalForm.module.css';

/** A password field that can show its text, allows pasting and password managers, and warns about caps lock. */
export default function Password({ item, control }: ControlProps) {
  const t = useT();
  const [hasCapsLock, setCapsLock] = useState(false);
  const [isShown, setShown] = useState(false);
  const { id } = control;

  // Hides the text when the form is submitted: browsers remember what a field of type text contained.
  useEventListener('submit', () => setShown(false), {
    target: () => document.getElementById(id)?.closest('form'),
  });

  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const toggle = t(isShown ? 'common.password.hideLabel' : 'common.password.showLabel');
  return (
    <>
      <ProForm.Item {...item}>
        <Input
          {...control}
          type={isShown ? 'text' : 'password'}
          size="large"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={noticeCapsLock}
          onKeyUp={noticeCapsLock}
          onBlur={() => setCapsLock(false)}
          // Tab does not reach antd's own toggle, and a button inside it would be a button within a button.
          suffix={
            <button
              type="button"
              className={styles.reveal}
              aria-label={toggle}
              aria-controls={id}
              onClick={() => setShown(!isShown)}
            >
              {t(isShown ? 'common.password.hide' : 'common.password.show')}
            </button>
          }
        />
      </ProForm.Item>
      <p className="quiet" role="status">
        {hasCapsLock ? t('common.password.capsLock') : ''}
      </p>
    </>
  );
}
