import AccountName from '@/features/auth/shared/AccountName';
import CodeInput from '@/features/auth/shared/CodeInput';
import PasswordField from '@/features/auth/shared/PasswordField';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import styles from '../Form.module.css';
import type { UnsubscribeField } from './unsubscribing';
import type { useUnsubscribe } from './useUnsubscribe';

interface ProofFieldProps {
  hasPassword: boolean;
  form: ReturnType<typeof useUnsubscribe>;
  idOf: (field: UnsubscribeField) => string;
}

/** The password; a code to the account's own number or address where there is none (contract: userinfo/unsubscribe). */
export default function ProofField({ hasPassword, form, idOf }: ProofFieldProps) {
  const t = useT();
  const loginName = useUser()?.loginName ?? '';
  const { values, errors, change, code, target } = form;
  if (hasPassword) {
    return (
      <>
        <AccountName value={loginName} />
        <PasswordField
          id={idOf('password')}
          label={t('auth.login.password')}
          value={values.password}
          error={errors.password}
          onChange={(value) => change('password', value)}
        />
      </>
    );
  }
  if (!target) return <p className={styles.problem}>{t('account.unsubscribe.noTarget')}</p>;
  return (
    <>
      <p className={styles.note}>{t('account.unsubscribe.codeTo', { target: target.masked })}</p>
      <CodeInput
        id={idOf('code')}
        value={values.code}
        error={errors.code ?? code.error}
        state={code}
        onChange={(value) => change('code', value)}
        onSend={() => void code.send(target.own)}
      />
    </>
  );
}
