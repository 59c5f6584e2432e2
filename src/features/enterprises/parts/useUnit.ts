import { useById } from '@/hooks/useById';
import { getEnterpriseIntroduction } from '@/services/recruitment';

/** An enterprise in full; null when there is none with this id. */
export const useUnit = (id: string) => useById(getEnterpriseIntroduction, id);
