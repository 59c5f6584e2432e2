import ActionLink from '@/components/ActionLink';
import AsyncContent from '@/components/AsyncContent';
import Outcome from '@/components/Outcome';
import PageHead from '@/components/PageHead';
import State from '@/components/State';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import type { AccountInfo, RegistRules } from '@/services/types';
import styles from './parts/AuthForm.module.css';
import NewPassword from './parts/NewPassword';
import { useNewPassword, usePasswordRules } from './password/useNewPassword';
import OwnerFields from './shared/OwnerFields';
import { ownTargetOf } from './shared/useOwnerProof';

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
        skeleton={<div className="bone" style={{ height: 96 }} />}
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

/** The form for the old password (or a code) and the new one; then says what happened to the session. */
function PasswordForm({ rules, info }: { rules: RegistRules; info: AccountInfo }) {
  const t = useT();
  const { state, proof, isDone } = useNewPassword(rules, info);
  const kind = info.hasPassword ? 'change' : 'first';
  if (isDone) {
    return (
      <Outcome
        status="success"
        isFresh
        title={t(`password.done.${kind}`)}
        actions={<ActionLink to="/user/security">{t('password.toSecurity')}</ActionLink>}
      />
    );
  }
  return (
    <PortalForm
      isBasic
      state={state}
      className={styles.form}
      label={t(`password.${kind}.title`)}
      refusedTitle={t('regist.refused')}
      submitter={{ label: t('password.save'), busyLabel: t('password.saving') }}
    >
      <OwnerFields
        proof={proof}
        passwordHint={t('password.forgotten')}
        sentTo="password.first.target"
      />
      <NewPassword rule={rules.passwordRule} />
    </PortalForm>
  );
}
