import { useReading } from '@/hooks/useCall';
import { getResumeTemplates, viewResume } from '@/services/resume';

/** The résumé as it is now, read afresh to be shown. */
export const useResumeView = () => useReading((signal) => viewResume({}, { signal }));

/** The server's templates; none until they are here. */
export function useTemplates() {
  const { data = [] } = useReading((signal) => getResumeTemplates({ signal }));
  return data;
}

/** The name in the résumé that a delivery sent; undefined until it is known, and when it cannot be read. */
export function useSentName(deliveryId: string | undefined): string | undefined {
  const { data } = useReading(
    (signal) => viewResume({ deliveryId }, { signal, skipErrorHandler: true }),
    [deliveryId],
    { isReady: deliveryId !== undefined },
  );
  return data?.basic.name;
}
