import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import State from '@/components/State';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { getAccountInfo } from '@/services/account';
import type { User } from '@/services/types';
import { getRegistRules } from '@/services/user';
import { site } from '../../../config/site';
import PasswordForm from './password/PasswordForm';
import styles from './shared/AuthForm.module.css';
import { ownTargetOf } from './shared/useOwnCode';

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
