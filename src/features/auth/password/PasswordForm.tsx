import { useId } from 'react';
import ErrorSummary from '@/components/ErrorSummary';
import State from '@/components/State';
import SubmitButton from '@/components/SubmitButton';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import type { RegistRules } from '@/services/types';
import AccountName from '../shared/AccountName';
import styles from '../shared/AuthForm.module.css';
import NewPassword from '../shared/NewPassword';
import PasswordField from '../shared/PasswordField';
import type { OwnCodeTarget } from '../shared/useOwnCode';
import OwnCode from './OwnCode';
import { useNewPassword } from './useNewPassword';

interface PasswordFormProps {
  rules: RegistRules;
  /** Where the code goes that stands for the old password, for an account without one. */
  target?: OwnCodeTarget;
}

/** The old password (or a code in its place) and the new one; then what became of the session. */
export default function PasswordForm({ rules, target }: PasswordFormProps) {
  const t = useT();
  const formId = useId();
  const user = useUser();
  const state = useNewPassword(rules, target?.own);
  const { values, errors, refusal, change } = state;
  const idOf = (field: string) => `${formId}-${field}`;
  if (state.isDone) {
    return (
      <State
        role="status"
        title={t(target ? 'password.done.first' : 'password.done.change')}
        action={{ label: t('password.toSecurity'), to: '/user/security' }}
      />
    );
  }
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t(target ? 'password.first.title' : 'password.change.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit();
      }}
    >
      <ErrorSummary
        errors={state.mistakes(state.order, idOf)}
        attempt={state.attempt}
        title={refusal && t('regist.refused')}
      />
      <AccountName value={user?.loginName ?? ''} />
      {target && !state.hasTicket && (
        <OwnCode
          id={idOf('code')}
          target={target}
          state={state.ownCode}
          value={values.code}
          error={errors.code}
          onChange={(code) => change('code', code)}
        />
      )}
      {!target && (
        <PasswordField
          id={idOf('oldPassword')}
          name="old-password"
          label={t('password.old')}
          hint={t('password.forgotten')}
          value={values.oldPassword}
          error={errors.oldPassword}
          onChange={(value) => change('oldPassword', value)}
        />
      )}
      <NewPassword
        id={idOf('newPassword')}
        label={t('password.new')}
        rule={rules.passwordRule}
        value={values.newPassword}
        error={errors.newPassword}
        onChange={(value) => change('newPassword', value)}
      />
      <SubmitButton
        label={t('password.save')}
        busyLabel={t('password.saving')}
        isBusy={state.isBusy}
      />
    </form>
  );
}
