import access from '@/access';
import type { InitialState } from '@/session/types';

const user = (domain: 'portal' | 'censor') =>
  ({ status: 'ready', user: { loginName: 'x', name: 'X', domain, roles: [] } }) as InitialState;

test.each([
  [
    'nobody yet',
    undefined,
    { isSignedIn: false, isReviewer: false, canUseCandidateScreens: false },
  ],
  [
    'a visitor',
    { status: 'ready' } as InitialState,
    { isSignedIn: false, canUseCandidateScreens: false },
  ],
  [
    'a candidate',
    user('portal'),
    { isSignedIn: true, isReviewer: false, canUseCandidateScreens: true },
  ],
  [
    'a reviewer',
    user('censor'),
    { isSignedIn: true, isReviewer: true, canUseCandidateScreens: false },
  ],
])('%s', (_name, state, rights) => {
  expect(access(state)).toMatchObject(rights);
});
