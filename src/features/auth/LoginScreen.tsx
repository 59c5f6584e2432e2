import { Link, useModel } from '@umijs/max';
import { Alert } from 'antd';
import { useEffect, useRef, useState } from 'react';
import PageHead from '@/components/PageHead';
import { useT } from '@/hooks/useT';
import { reportFailure } from '@/request/errorHandler';
import { isBizError } from '@/request/failure';
import type { Domain, User } from '@/services/types';
import { loginBySso } from '@/session/actions/login';
import { hasTicket, takeTicket } from '@/session/actions/sso';
import { currentDomain } from '@/session/state/user';
import { site } from '../../../config/site';
import LoginForm from './login/LoginForm';
import styles from './parts/AuthForm.module.css';
import { useWayBack } from './parts/useWayBack';

/** The text that says where the login leads; a reviewer's always leads to the home page. */
function introOf(domain: Domain, hasWayBack: boolean) {
  if (domain === site.reviewerDomain) return 'auth.login.introReviewer';
  return hasWayBack ? 'auth.login.introReturn' : 'auth.login.intro';
}

/** Login for candidates and reviewers. The guard leads away afterwards (layouts/Guard). */
export default function LoginScreen() {
  const t = useT();
  const { setInitialState } = useModel('@@initialState');
  const [domain, setDomain] = useState<Domain>(currentDomain);
  const enter = (user: User) => setInitialState({ status: 'ready', user });
  const ticket = useSsoTicket(enter);
  const { wanted, query } = useWayBack();

  return (
    <div className={styles.column}>
      <PageHead title={t('auth.login.title')} intro={t(introOf(domain, Boolean(wanted)))} />
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
        <LoginForm domain={domain} onDomain={setDomain} onSignedIn={enter} />
      )}
      <p className={styles.ways}>
        {domain === site.defaultDomain && (
          <Link to={`/regist${query}`}>{t('auth.login.toRegist')}</Link>
        )}
        <Link to={`/forgetpassword${query}`}>{t('auth.login.toRecovery')}</Link>
      </p>
    </div>
  );
}

type TicketState = 'none' | 'checking' | 'failed';

/** Exchanges the ticket of single sign-on for a session, once. The ticket is removed from the URL before the call. */
function useSsoTicket(onSignedIn: (user: User) => unknown): TicketState {
  // Set at the first render, so that the form makes no call: such a call would use the session that the ticket
  // replaces.
  const [state, setState] = useState<TicketState>(() => (hasTicket() ? 'checking' : 'none'));
  const receive = useRef(onSignedIn);
  receive.current = onSignedIn;

  useEffect(() => {
    const redeem = async (ticket: string) => {
      try {
        await receive.current(await loginBySso(ticket, { skipErrorHandler: true }));
      } catch (error) {
        setState('failed');
        const isRefused = isBizError(error) && error.info.errorCode === 'LOGIN_FAILED';
        if (!isRefused) reportFailure(error);
      }
    };
    const ticket = takeTicket();
    if (ticket) void redeem(ticket);
  }, []);

  return state;
}
