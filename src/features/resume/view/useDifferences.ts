import { useReading } from '@/hooks/useCall';
import { viewResume } from '@/services/resume';
import { resumeDifference } from '../shared/difference';

/** What was sent with a delivery against the résumé as it is now. */
export const useDifferences = (deliveryId: string) =>
  useReading(
    async (signal) => {
      const [sent, now] = await Promise.all([
        viewResume({ deliveryId }, { signal }),
        viewResume({}, { signal }),
      ]);
      return resumeDifference(sent, now);
    },
    [deliveryId],
  );
