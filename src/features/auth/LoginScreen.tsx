import { Link, useLocation, useModel } from '@umijs/max';
import { Alert } from 'antd';
import { useState } from 'react';
import PageHead from '@/components/PageHead';
import { useT } from '@/hooks/useT';
import type { Domain, User } from '@/services/types';
import { safeReturnPath } from '@/session/returnPath';
import { currentDomain } from '@/session/user';
import { site } from '../../../config/site';
import LoginForm from './login/LoginForm';
import SsoLink from './login/SsoLink';
import { useSsoTicket } from './login/useSsoTicket';
import styles from './shared/AuthForm.module.css';

/** Login for job seekers and reviewers. Where it leads is the guard's business (layouts/Guard). */
export default function LoginScreen() {
  const t = useT();
  const { search } = useLocation();
  const { setInitialState } = useModel('@@initialState');
  const [domain, setDomain] = useState<Domain>(currentDomain);
  const enter = (user: User) => setInitialState({ status: 'ready', user });
  const ticket = useSsoTicket(enter);
  const wanted = safeReturnPath(new URLSearchParams(search).get('redirect'));
  const back = wanted ? `?${new URLSearchParams({ redirect: wanted })}` : '';

  return (
    <div className={styles.column}>
      <PageHead
        title={t('auth.login.title')}
        intro={t(wanted ? 'auth.login.introReturn' : 'auth.login.intro')}
      />
      {ticket === 'failed' && (
        <Alert
          type="error"
          showIcon
          title={t('auth.sso.failed')}
          description={t('auth.sso.failedHint')}
        />
      )}
      {ticket === 'checking' ? (
        <p className="quiet" role="status">
          {t('auth.sso.checking')}
        </p>
      ) : (
        <LoginForm
          domain={domain}
          ssoLink={<SsoLink domain={domain} />}
          onDomain={setDomain}
          onSignedIn={enter}
        />
      )}
      <p className={styles.ways}>
        {domain === site.defaultDomain && (
          <Link to={`/regist${back}`}>{t('auth.login.toRegist')}</Link>
        )}
        <Link to={`/forgetpassword${back}`}>{t('auth.login.toRecovery')}</Link>
      </p>
    </div>
  );
}
