import access from '@/access';
import type { InitialState } from '@/session/actions/start';

const signedIn = (domain: 'portal' | 'censor'): InitialState => ({
  status: 'ready',
  user: { id: 'u1', loginName: 'linzhiyuan', name: '林知远', domain, roles: [] },
});

test.each<[string, InitialState | undefined, object]>([
  ['nobody yet', undefined, { isSignedIn: false, isReviewer: false }],
  ['a visitor', { status: 'ready' }, { isSignedIn: false, canUseCandidateScreens: false }],
  ['a candidate', signedIn('portal'), { isReviewer: false, canUseCandidateScreens: true }],
  ['a reviewer', signedIn('censor'), { isReviewer: true, canUseCandidateScreens: false }],
])('%s', (_name, state, rights) => {
  expect(access(state)).toMatchObject(rights);
});
