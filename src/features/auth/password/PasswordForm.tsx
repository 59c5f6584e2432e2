import State from '@/components/State';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import type { RegistRules } from '@/services/types';
import AccountName from '../shared/AccountName';
import styles from '../shared/AuthForm.module.css';
import CodeField from '../shared/CodeField';
import NewPassword from '../shared/NewPassword';
import PasswordField from '../shared/PasswordField';
import type { OwnCodeTarget } from '../shared/useOwnCode';
import { useNewPassword } from './useNewPassword';

interface PasswordFormProps {
  rules: RegistRules;
  /** Where the code goes that stands for the old password, for an account without one. */
  target?: OwnCodeTarget;
}

/** The old password (or a code in its place) and the new one; then what became of the session. */
export default function PasswordForm({ rules, target }: PasswordFormProps) {
  const t = useT();
  const user = useUser();
  const { state, sending, isDone, hasTicket } = useNewPassword(rules, target?.own);
  if (isDone) {
    return (
      <State
        role="status"
        title={t(target ? 'password.done.first' : 'password.done.change')}
        action={{ label: t('password.toSecurity'), to: '/user/security' }}
      />
    );
  }
  return (
    <PortalForm
      state={state}
      className={styles.form}
      label={t(target ? 'password.first.title' : 'password.change.title')}
      refusedTitle={t('regist.refused')}
      submitter={{ label: t('password.save'), busyLabel: t('password.saving') }}
    >
      <AccountName value={user?.loginName ?? ''} />
      {target && !hasTicket && (
        <>
          <p className={styles.lead}>{t('password.first.target', { target: target.masked })}</p>
          <CodeField sending={sending} />
        </>
      )}
      {!target && (
        <PasswordField
          name="oldPassword"
          inputName="old-password"
          label={t('password.old')}
          hint={t('password.forgotten')}
        />
      )}
      <NewPassword name="newPassword" label={t('password.new')} rule={rules.passwordRule} />
    </PortalForm>
  );
}
