import { useReading } from '@/hooks/useCall';
import { getResumeTemplates, viewResume } from '@/services/resume';

/** The résumé as it is now, read afresh to be shown. */
export const useResumeView = () => useReading((signal) => viewResume({}, { signal }));

/** The server's templates; none until they are here. */
export function useTemplates() {
  const { data = [] } = useReading((signal) => getResumeTemplates({ signal }));
  return data;
}
