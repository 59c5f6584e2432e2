import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import State from '@/components/State';
import PortalForm from '@/forms/PortalForm';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { getAccountInfo } from '@/services/account';
import type { RegistRules, User } from '@/services/types';
import { getRegistRules } from '@/services/user';
import { site } from '../../../config/site';
import { useNewPassword } from './password/useNewPassword';
import AccountName from './shared/AccountName';
import styles from './shared/AuthForm.module.css';
import CodeField from './shared/CodeField';
import NewPassword from './shared/NewPassword';
import PasswordField from './shared/PasswordField';
import { type OwnCodeTarget, ownTargetOf } from './shared/useOwnCode';

async function loadAccount(domain: User['domain']) {
  const [info, rules] = await Promise.all([getAccountInfo(), getRegistRules(domain)]);
  return { info, rules };
}

/** A new password, or the first one of an account that came by single sign-on. */
export default function ChangePasswordScreen() {
  const t = useT();
  const user = useUser();
  const { data, error, loading, refresh } = useCall(() =>
    loadAccount(user?.domain ?? site.defaultDomain),
  );
  const kind = data && !data.info.hasPassword ? 'first' : 'change';
  const target = data && kind === 'first' ? ownTargetOf(data.info) : undefined;
  return (
    <div className={styles.column}>
      <PageHead title={t(`password.${kind}.title`)} intro={t(`password.${kind}.intro`)} />
      {error && !data && (
        <Failure title={t('password.unready')} onRetry={refresh} isRetrying={loading} />
      )}
      {!error && !data && <div className={styles.skeleton} aria-busy="true" />}
      {data && kind === 'first' && !target && (
        <State
          role="status"
          title={t('password.first.noTarget')}
          hint={t('password.first.noTargetHint')}
          action={{ label: t('password.toSecurity'), to: '/user/security' }}
        />
      )}
      {data && (kind === 'change' || target) && <PasswordForm rules={data.rules} target={target} />}
    </div>
  );
}

interface PasswordFormProps {
  rules: RegistRules;
  /** Where the code goes that stands for the old password, for an account without one. */
  target?: OwnCodeTarget;
}

/** The old password (or a code in its place) and the new one; then what became of the session. */
function PasswordForm({ rules, target }: PasswordFormProps) {
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
