import { Button } from 'antd';
import type { ReactNode } from 'react';
import Failure from '@/components/Failure';
import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import type { Domain, User } from '@/services/types';
import styles from '../shared/AuthForm.module.css';
import CodeField from '../shared/CodeField';
import { LoginNameField, TargetField } from '../shared/NameFields';
import PasswordField from '../shared/PasswordField';
import { type LoginState, useLogin } from './useLogin';

const domains: readonly Domain[] = ['portal', 'censor'];

interface LoginFormProps {
  /** As it stands in the form by now. */
  domain: Domain;
  /** Whose login is asked for again, if known. */
  loginName?: string;
  /** Takes the focus when it is drawn. */
  focusOn?: 'loginName' | 'password';
  onDomain: (domain: Domain) => void;
  /** Shown where the domain has single sign-on. */
  ssoLink?: ReactNode;
  onSignedIn: (user: User) => unknown;
}

/** Name, password and, where the domain asks for it, the captcha or a code in its place. */
export default function LoginForm(props: LoginFormProps) {
  const { domain, loginName = '', focusOn, onDomain, ssoLink, onSignedIn } = props;
  const t = useT();
  const login = useLogin({ domain, onDomain, onSignedIn });
  const { data, error } = login.facts;
  return (
    <>
      <PortalForm
        state={login.state}
        className={styles.form}
        label={t('auth.login.title')}
        initialValues={{ domain, loginName }}
        refusedTitle={t('auth.login.failed')}
        submitter={{ label: t('auth.login.submit'), busyLabel: t('auth.login.submitting') }}
      >
        <FormField
          field={{
            // In which role to sign in: job seeker (portal) or reviewer (censor), spec 6.
            name: 'domain',
            type: 'radio',
            label: t('auth.login.domain'),
            isRequired: true,
            options: domains.map((code) => ({ code, label: t(`auth.login.domain.${code}`) })),
          }}
        />
        <LoginNameField hint={t('auth.login.loginName.hint')} hasFocus={focusOn === 'loginName'} />
        <PasswordField
          name="password"
          label={t('auth.login.password')}
          hasFocus={focusOn === 'password'}
        />
        <ProofFields login={login} />
      </PortalForm>
      {data?.ssoEnabled && ssoLink}
      {ssoLink && !data && !error && <div className={styles.ssoRoom} />}
    </>
  );
}

/** Captcha or code, whichever the person chose, where the domain asks for either. */
function ProofFields({ login }: { login: LoginState }) {
  const t = useT();
  const { proof, captcha, sending, facts, chooseProof } = login;
  if (facts.error && !facts.data) {
    return (
      <Failure
        isCompact
        title={t('auth.login.unready')}
        onRetry={facts.refresh}
        isRetrying={facts.loading}
      />
    );
  }
  if (!facts.data) return <div className={styles.proofRoom} aria-busy="true" />;
  if (proof === 'none') return null;
  return (
    <div className={styles.proof}>
      {proof === 'picture' ? (
        <FormField
          field={{
            name: 'captcha',
            type: 'captcha',
            label: t('auth.captcha.label'),
            hint: t('auth.captcha.hint'),
            isRequired: true,
            captcha,
          }}
        />
      ) : (
        <>
          {/* In place of the captcha picture: for everyone whom a puzzle shuts out. */}
          <TargetField
            label={t('auth.code.target')}
            hint={t('auth.code.target.hint')}
            autoComplete="email"
          />
          <CodeField sending={sending} />
        </>
      )}
      <Button type="link" className={styles.swap} onClick={() => chooseProof(proof === 'picture')}>
        {t(proof === 'picture' ? 'auth.captcha.toCode' : 'auth.captcha.toPicture')}
      </Button>
    </div>
  );
}
