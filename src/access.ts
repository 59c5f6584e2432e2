import type { InitialState } from '@/session/actions/start';
import { site } from '../config/site';

/** Permissions (spec §6; docs/product.md, Guards): a pure function of the start-up state. */
export default function access(state: InitialState | undefined) {
  const user = state?.user;
  const isReviewer = user?.domain === site.reviewerDomain;
  return {
    isSignedIn: Boolean(user),
    isReviewer,
    /** Candidates' screens need a signed-in person who is not a reviewer. */
    canUseCandidateScreens: Boolean(user) && !isReviewer,
  };
}
