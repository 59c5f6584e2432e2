import { type ReactNode, useId } from 'react';
import ErrorSummary from '@/components/ErrorSummary';
import Field from '@/components/Field';
import PasswordInput from '@/components/PasswordInput';
import TextInput from '@/components/TextInput';
import { useT } from '@/hooks/useT';
import type { Domain, User } from '@/services/types';
import styles from '../shared/AuthForm.module.css';
import { type LoginField, loginFields } from './loginFailure';
import ProofFields from './ProofFields';
import { useLogin } from './useLogin';

interface LoginFormProps {
  domain: Domain;
  /** Whose login is asked for again, if known. */
  loginName?: string;
  /** Stands between the summary and the first field, such as the choice of the domain. */
  children?: ReactNode;
  /** Shown where the domain has single sign-on. */
  ssoLink?: ReactNode;
  onSignedIn: (user: User) => unknown;
}

/** Name, password and, where the domain asks for it, the captcha or a code in its place. */
export default function LoginForm(props: LoginFormProps) {
  const { domain, loginName = '', children, ssoLink, onSignedIn } = props;
  const t = useT();
  const formId = useId();
  const state = useLogin(domain, loginName, onSignedIn);
  const { values, errors, refusal, attempt, isSubmitting, change, submit } = state;
  const idOf = (field: LoginField) => `${formId}-${field}`;
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('auth.login.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary
        errors={state.mistakes(loginFields, idOf)}
        attempt={attempt}
        title={refusal && t('auth.login.failed')}
      />
      {children}
      <Field
        id={idOf('loginName')}
        label={t('auth.login.loginName')}
        hint={t('auth.login.loginName.hint')}
        error={errors.loginName}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            name="loginName"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            value={values.loginName}
            onChange={(event) => change('loginName', event.target.value)}
          />
        )}
      </Field>
      <Field
        id={idOf('password')}
        label={t('auth.login.password')}
        error={errors.password}
        isRequired
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            value={values.password}
            onChange={(event) => change('password', event.target.value)}
          />
        )}
      </Field>
      <ProofFields state={state} idOf={idOf} />
      <button type="submit" className={styles.submit} aria-disabled={isSubmitting}>
        {t(isSubmitting ? 'auth.login.submitting' : 'auth.login.submit')}
      </button>
      {state.facts.data?.ssoEnabled && ssoLink}
    </form>
  );
}
