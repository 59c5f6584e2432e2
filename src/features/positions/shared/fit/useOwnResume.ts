import { useAccess, useModel } from '@umijs/max';
import { resumeStateOf } from '@/features/resume/shared/completeness';
import { useLatestRequest } from '@/hooks/useLatestRequest';

/** The candidate's own résumé to hold positions against; nothing is asked for a visitor or a reviewer. */
export function useOwnResume() {
  const { canUseCandidateScreens } = useAccess();
  const { edit, load } = useModel('resume');
  const { error, isLoading, refresh } = useLatestRequest((signal) => load({ signal }), [load], {
    isReady: canUseCandidateScreens && !edit,
  });
  const resume = edit?.resume;
  return {
    resume,
    isEmpty: resume !== undefined && resumeStateOf(resume) === 'empty',
    error: resume || isLoading ? undefined : error,
    refresh,
  };
}
