import { Navigate, useAccess, useLocation, useModel } from '@umijs/max';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import ReviewerNotice from '@/components/ReviewerNotice';
import { safeReturnPath } from '@/session/returnPath';
import { isWelcomed } from '@/session/welcome';
import type { RouteMeta } from './useRouteMeta';

interface GuardProps {
  guard: RouteMeta['guard'];
  children: ReactNode;
}

/**
 * Sends a visitor of a candidate's screen to the login and back, a signed-in person away from the
 * guests' screens, and tells a reviewer kindly that candidates' screens are not for reviewers.
 */
export default function Guard({ guard, children }: GuardProps) {
  const { pathname, search, hash, state } = useLocation();
  const { isSignedIn, isReviewer } = useAccess();
  const { initialState } = useModel('@@initialState');
  const person = initialState?.user && `${initialState.user.domain}/${initialState.user.loginName}`;
  const former = useRef(person);
  useEffect(() => {
    former.current = person;
  }, [person]);
  if (!initialState) return null;

  if (guard === 'guest' && isSignedIn && !isWelcomed(state)) {
    const wanted = safeReturnPath(new URLSearchParams(search).get('redirect'));
    return <Navigate to={isReviewer ? '/home' : (wanted ?? '/home')} replace />;
  }
  if ((guard === 'user' || guard === 'person') && !isSignedIn) {
    // Signed out on this very screen: it is not asked for again.
    if (former.current) return <Navigate to="/home" replace />;
    const back = new URLSearchParams({ redirect: pathname + search + hash });
    return <Navigate to={`/censorlogin?${back}`} replace />;
  }
  if (guard === 'user' && isReviewer) return <ReviewerNotice headingLevel={1} />;
  // Another person, or none: nothing of the former one's stays on the screen. The guests' screens hold nothing of anybody, and stay
  // as they are while one signs in or a session that is over is put away.
  return <Fragment key={guard === 'guest' ? guard : person}>{children}</Fragment>;
}
