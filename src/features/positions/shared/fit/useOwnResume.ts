import { useAccess, useModel } from '@umijs/max';
import { resumeStateOf } from '@/features/resume/shared/completeness';
import { useReading } from '@/hooks/useCall';

/** The candidate's own résumé for comparisons, loaded when `isWanted`; a visitor or a reviewer has none. */
export function useOwnResume(isWanted = true) {
  const { canUseCandidateScreens } = useAccess();
  const { edit, load } = useModel('resume');
  const request = useReading((signal) => load({ signal }), [load], {
    isReady: isWanted && canUseCandidateScreens && !edit,
  });
  const resume = edit?.resume;
  return {
    resume,
    isEmpty: resume !== undefined && resumeStateOf(resume) === 'empty',
    request,
  };
}
