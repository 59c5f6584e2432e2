import { useReading } from '@/hooks/useCall';
import { getSsoAddresses } from '@/services/session';
import type { Domain } from '@/services/types';

/** Where the server says that the single sign-on page is; undefined until it has said so, and when it cannot be asked. */
export function useSsoAddress(domain: Domain): string | undefined {
  const { data } = useReading(
    (signal) => getSsoAddresses(domain, { signal, skipErrorHandler: true }),
    [domain],
  );
  return data?.loginUrl;
}
