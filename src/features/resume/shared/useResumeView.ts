import { useReading } from '@/hooks/useCall';
import { viewResume } from '@/services/resume';

/** The résumé as it is now, read afresh to be shown. */
export const useResumeView = () => useReading((signal) => viewResume({}, { signal }));
