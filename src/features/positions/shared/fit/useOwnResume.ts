import { useAccess, useModel } from '@umijs/max';
import { resumeStateOf } from '@/features/resume/shared/completeness';
import { useLatestRequest } from '@/hooks/useLatestRequest';

/** The candidate's own résumé to hold positions against, once it is wanted; a visitor and a reviewer have none. */
export function useOwnResume(isWanted = true) {
  const { canUseCandidateScreens } = useAccess();
  const { edit, load } = useModel('resume');
  const { error, isLoading, refresh } = useLatestRequest((signal) => load({ signal }), [load], {
    isReady: isWanted && canUseCandidateScreens && !edit,
  });
  const resume = edit?.resume;
  return {
    resume,
    isEmpty: resume !== undefined && resumeStateOf(resume) === 'empty',
    error: resume || isLoading ? undefined : error,
    refresh,
  };
}
