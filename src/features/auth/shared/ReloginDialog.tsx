import { history, useModel } from '@umijs/max';
import { Button, Flex, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useFocusReturn } from '@/hooks/useFocusReturn';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { showMessage } from '@/request/feedback';
import type { Domain, User } from '@/services/types';
import { clearRelogin } from '@/session/state/expiry';
import { currentDomain } from '@/session/state/user';
import LoginForm from '../login/LoginForm';

function isSamePerson(one: User, other: User): boolean {
  return one.domain === other.domain && one.loginName === other.loginName;
}

/**
 * The login over the page after an expiry (spec §4). What was typed on the page stays, and no call is sent again by
 * itself. When another person signs in, the portal goes to /home, so that nothing of the first person stays visible. A
 * visitor, whose session expires as well, may continue without a login.
 */
export default function ReloginDialog() {
  const t = useT();
  const { setInitialState } = useModel('@@initialState');
  const former = useUser();
  const [domain, setDomain] = useState<Domain>(former?.domain ?? currentDomain());
  const box = useRef<HTMLDivElement>(null);
  const first = former ? 'password' : 'loginName';
  useFocusReturn();

  const enter = async (user: User) => {
    const isOther = former && !isSamePerson(former, user);
    if (isOther) history.replace('/home');
    await setInitialState({ status: 'ready', user });
    showMessage(
      'success',
      t(isOther ? 'auth.relogin.otherPerson' : 'auth.login.done', { name: user.name }),
    );
  };

  return (
    <Modal
      open
      title={t(former ? 'frame.relogin.title' : 'auth.relogin.visitor.title')}
      footer={null}
      width={440}
      centered
      mask={{ closable: false }}
      onCancel={clearRelogin}
      afterOpenChange={(isOpen) => {
        // Who already types while the dialog still grows stays in their field.
        if (!isOpen || box.current?.querySelector('input:focus')) return;
        box.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      }}
    >
      <Flex ref={box} vertical gap={16}>
        <p className="quiet">{t(former ? 'frame.relogin.hint' : 'auth.relogin.visitor.hint')}</p>
        <LoginForm
          domain={domain}
          loginName={former?.loginName}
          isOverPage
          // A field that renders later takes the focus itself.
          focusOn={first}
          onDomain={setDomain}
          onSignedIn={enter}
        />
        <Button block type="text" size="large" onClick={clearRelogin}>
          {t(former ? 'frame.relogin.later' : 'auth.relogin.visitor.goOn')}
        </Button>
      </Flex>
    </Modal>
  );
}
