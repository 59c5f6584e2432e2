import { useReading } from '@/hooks/useCall';
import { getResumeTemplates } from '@/services/resume';

/** The server's templates; none until they are here. */
export function useTemplates() {
  const { data = [] } = useReading((signal) => getResumeTemplates({ signal }));
  return data;
}
