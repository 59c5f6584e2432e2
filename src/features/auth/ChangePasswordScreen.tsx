import ActionLink from '@/components/ActionLink';
import AsyncContent from '@/components/AsyncContent';
import Outcome from '@/components/Outcome';
import PageHead from '@/components/PageHead';
import Sentence from '@/components/Sentence';
import State from '@/components/State';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import type { AccountInfo, RegistRules } from '@/services/types';
import styles from './parts/AuthForm.module.css';
import NewPassword from './parts/NewPassword';
import { useNewPassword } from './password/useNewPassword';
import { usePasswordRules } from './password/usePasswordRules';
import AccountName from './shared/AccountName';
import CodeField from './shared/CodeField';
import PasswordField from './shared/PasswordField';
import { ownTargetOf } from './shared/useOwnCode';

/** Changes the password, or sets the first one of an account from single sign-on. */
export default function ChangePasswordScreen() {
  const t = useT();
  const { data, ...request } = usePasswordRules();
  const kind = data && !data.info.hasPassword ? 'first' : 'change';
  return (
    <div className={styles.column}>
      <PageHead title={t(`password.${kind}.title`)} intro={t(`password.${kind}.intro`)} />
      <AsyncContent
        data={data}
        request={request}
        failureTitle={t('password.unready')}
        skeleton={<div className={styles.skeleton} />}
      >
        {({ rules, info }) =>
          info.hasPassword || ownTargetOf(info) ? (
            <PasswordForm rules={rules} info={info} />
          ) : (
            <State
              role="status"
              title={t('password.first.noTarget')}
              hint={t('password.first.noTargetHint')}
              action={{ label: t('password.first.toProfile'), to: '/user/profile' }}
            />
          )
        }
      </AsyncContent>
    </div>
  );
}

interface PasswordFormProps {
  rules: RegistRules;
  info: AccountInfo;
}

/** The form for the old password (or a code) and the new one; then says what happened to the session. */
function PasswordForm({ rules, info }: PasswordFormProps) {
  const t = useT();
  const user = useUser();
  const { state, ownCode, isDone } = useNewPassword(rules, info);
  const { target } = ownCode;
  if (isDone) {
    return (
      <Outcome
        status="success"
        isFresh
        title={t(target ? 'password.done.first' : 'password.done.change')}
        actions={<ActionLink to="/user/security">{t('password.toSecurity')}</ActionLink>}
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
      {target && !ownCode.hasTicket() && (
        <>
          <p className={styles.lead}>
            <Sentence id="password.first.target" values={{ target: target.masked }} />
          </p>
          <CodeField sending={ownCode.sending} />
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
