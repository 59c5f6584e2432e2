import { useFound } from '@/hooks/useFound';
import { getEnterpriseIntroduction } from '@/services/recruitment';

/** An enterprise in full; null when there is none with this id, undefined until known. */
export function useUnit(id: string) {
  return useFound(getEnterpriseIntroduction, id);
}
