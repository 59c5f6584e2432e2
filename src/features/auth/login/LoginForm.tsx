import { Button, Flex } from 'antd';
import { useState } from 'react';
import AsyncContent from '@/components/AsyncContent';
import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import type { Domain, User } from '@/services/types';
import { isSharedDevice, setSharedDevice } from '@/utils/keepDates';
import styles from '../parts/AuthForm.module.css';
import AuthField from '../shared/AuthField';
import { emptyLogin } from './checkLogin';
import SsoLink from './SsoLink';
import { type LoginState, useLogin } from './useLogin';

const domains: readonly Domain[] = ['portal', 'censor'];

interface LoginFormProps {
  domain: Domain;
  /** The login name when a known person signs in again. */
  loginName?: string;
  focusOn?: 'loginName' | 'password';
  onDomain: (domain: Domain) => void;
  /** Lies over a page, which stays. */
  isOverPage?: boolean;
  onSignedIn: (user: User) => unknown;
}

/** Login name, password and, where the domain requires it, a captcha or a code. */
export default function LoginForm(props: LoginFormProps) {
  const { domain, loginName = '', focusOn, onDomain, isOverPage, onSignedIn } = props;
  const t = useT();
  const login = useLogin({ domain, onDomain, onSignedIn });
  const { data, error } = login.facts;
  return (
    <>
      <PortalForm
        isBasic
        state={login.state}
        className={styles.form}
        label={t('auth.login.title')}
        initialValues={{ ...emptyLogin, domain, loginName }}
        refusedTitle={t('auth.login.failed')}
        submitter={{ label: t('auth.login.submit'), busyLabel: t('auth.login.submitting') }}
      >
        <FormField
          field={{
            // The role to sign in with: candidate (portal) or reviewer (censor), spec §6.
            name: 'domain',
            type: 'radio',
            label: t('auth.login.domain'),
            isRequired: true,
            options: domains.map((code) => ({ code, label: t(`auth.login.domain.${code}`) })),
          }}
        />
        <AuthField
          kind="loginName"
          hint={t('auth.login.loginName.hint')}
          hasFocus={focusOn === 'loginName'}
        />
        <AuthField kind="password" hasFocus={focusOn === 'password'} />
        <AsyncContent
          data={data}
          request={login.facts}
          failureTitle={t('auth.login.unready')}
          // As high as the captcha, and below as the way to single sign-on, that mostly come: nothing
          // moves under a finger.
          skeleton={<div className="bone" style={{ height: 164 }} />}
        >
          {() => <ProofFields login={login} />}
        </AsyncContent>
        <SharedDevice />
      </PortalForm>
      {data?.ssoEnabled && <SsoLink domain={domain} isBeside={isOverPage} />}
      {!data && !error && <div style={{ height: 105 }} />}
    </>
  );
}

/** Other people use this device, too: then nothing is kept on it unasked. */
function SharedDevice() {
  const t = useT();
  const [isShared, setShared] = useState(isSharedDevice);
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={isShared}
        onChange={({ target }) => {
          setShared(target.checked);
          void setSharedDevice(target.checked);
        }}
      />
      <span>{t('auth.login.shared')}</span>
    </label>
  );
}

/** The captcha or the code, as the person has chosen. */
function ProofFields({ login }: { login: LoginState }) {
  const t = useT();
  const { proof, captcha, sending, chooseProof } = login;
  if (proof === 'none') return null;
  return (
    <Flex vertical gap={12}>
      {proof === 'picture' ? (
        <AuthField kind="captcha" captcha={captcha} />
      ) : (
        <>
          {/* A code is the alternative for people who cannot solve a captcha. */}
          <AuthField kind="target" />
          <AuthField kind="code" sending={sending} />
        </>
      )}
      <Button type="link" className={styles.swap} onClick={() => chooseProof(proof === 'picture')}>
        {t(proof === 'picture' ? 'auth.captcha.toCode' : 'auth.captcha.toPicture')}
      </Button>
    </Flex>
  );
}
