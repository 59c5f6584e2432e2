import { useLatestRequest } from '@/hooks/useLatestRequest';
import { getEnterpriseIntroduction } from '@/services/recruitment';

/** The name of a unit that a URL names by its id; undefined until known, or when there is no such unit. */
export function useUnitName(enterpriseId: string | undefined): string | undefined {
  const { data } = useLatestRequest(
    (signal) =>
      getEnterpriseIntroduction(enterpriseId ?? '', {
        signal,
        // A chip without a name is no failure to be told of: the results tell what the id leads to.
        skipErrorHandler: true,
        cache: true,
      }),
    [enterpriseId],
    { isReady: enterpriseId !== undefined },
  );
  return data?.id === enterpriseId ? data?.name : undefined;
}
