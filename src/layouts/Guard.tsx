import { Navigate, useAccess, useLocation, useModel } from '@umijs/max';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import ReviewerNotice from '@/components/ReviewerNotice';
import { isJustRegistered } from '@/features/auth/shared/registered';
import { safeReturnPath } from '@/utils/returnPath';
import type { RouteMeta } from './useRouteMeta';

interface GuardProps {
  guard: RouteMeta['guard'];
  children: ReactNode;
}

/**
 * Sends a visitor of a candidates' screen to the login and back, sends a signed-in person away from the screens for
 * guests, and tells a reviewer that a screen is for candidates.
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

  if (guard === 'guest' && isSignedIn && !isJustRegistered(state)) {
    const wanted = safeReturnPath(new URLSearchParams(search).get('redirect'));
    return <Navigate to={isReviewer ? '/home' : (wanted ?? '/home')} replace />;
  }
  if ((guard === 'user' || guard === 'person') && !isSignedIn) {
    // The person has signed out on this screen, so the login is not shown again.
    if (former.current) return <Navigate to="/home" replace />;
    const back = new URLSearchParams({ redirect: pathname + search + hash });
    return <Navigate to={`/censorlogin?${back}`} replace />;
  }
  if (guard === 'user' && isReviewer) return <ReviewerNotice headingLevel={1} />;
  // Another person, or none: nothing of the previous person may stay on the screen. Screens for guests contain no
  // personal data, so they keep their state during a login or when an old session is cleared.
  return <Fragment key={guard === 'guest' ? guard : person}>{children}</Fragment>;
}
