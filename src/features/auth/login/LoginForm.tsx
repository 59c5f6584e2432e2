import { type ReactNode, useId } from 'react';
import ErrorSummary from '@/components/ErrorSummary';
import SubmitButton from '@/components/SubmitButton';
import { useT } from '@/hooks/useT';
import type { Domain, User } from '@/services/types';
import styles from '../shared/AuthForm.module.css';
import LoginNameField from '../shared/LoginNameField';
import PasswordField from '../shared/PasswordField';
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
      <LoginNameField
        id={idOf('loginName')}
        hint={t('auth.login.loginName.hint')}
        value={values.loginName}
        error={errors.loginName}
        onChange={(value) => change('loginName', value)}
      />
      <PasswordField
        id={idOf('password')}
        label={t('auth.login.password')}
        value={values.password}
        error={errors.password}
        onChange={(value) => change('password', value)}
      />
      <ProofFields state={state} idOf={idOf} />
      <SubmitButton
        label={t('auth.login.submit')}
        busyLabel={t('auth.login.submitting')}
        isBusy={isSubmitting}
      />
      {state.facts.data?.ssoEnabled && ssoLink}
    </form>
  );
}
