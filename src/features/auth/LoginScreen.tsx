import { Link, useLocation, useModel } from '@umijs/max';
import { Alert } from 'antd';
import { useEffect, useRef, useState } from 'react';
import PageHead from '@/components/PageHead';
import { useT } from '@/hooks/useT';
import { reportFailure } from '@/request/errorHandler';
import type { Domain, User } from '@/services/types';
import { safeReturnPath } from '@/session/returnPath';
import { hasTicket, loginBySso, takeTicket } from '@/session/sso';
import { currentDomain } from '@/session/user';
import { site } from '../../../config/site';
import LoginForm from './login/LoginForm';
import { loginFailureOf } from './login/loginFailure';
import SsoLink from './login/SsoLink';
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

type TicketState = 'none' | 'checking' | 'failed';

/** Redeems the ticket that single sign-on came back with, once; it has left the URL before anything is sent. */
function useSsoTicket(onSignedIn: (user: User) => unknown): TicketState {
  // From the first picture on: a call of the form would travel with the session that the ticket ends.
  const [state, setState] = useState<TicketState>(() => (hasTicket() ? 'checking' : 'none'));
  const receive = useRef(onSignedIn);
  receive.current = onSignedIn;

  useEffect(() => {
    const redeem = async (ticket: string) => {
      try {
        await receive.current(await loginBySso(ticket, { skipErrorHandler: true }));
      } catch (error) {
        setState('failed');
        if (!loginFailureOf(error)) reportFailure(error);
      }
    };
    const ticket = takeTicket();
    if (ticket) void redeem(ticket);
  }, []);

  return state;
}
