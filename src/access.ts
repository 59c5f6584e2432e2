import type { InitialState } from '@/session/types';
import { site } from '../config/site';

/** Who may do what (spec §6, product decisions): a pure function of the start-up state. */
export default function access(state: InitialState | undefined) {
  const user = state?.user;
  const isReviewer = user?.domain === site.reviewerDomain;
  return {
    isSignedIn: Boolean(user),
    isReviewer,
    /** Candidates' screens: a signed-in person who is not a reviewer. */
    canUseCandidateScreens: Boolean(user) && !isReviewer,
  };
}
