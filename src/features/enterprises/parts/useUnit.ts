import { named, useById } from '@/hooks/useById';
import { getEnterpriseIntroduction } from '@/services/recruitment';

const view = named(getEnterpriseIntroduction);

/** An enterprise in full; null when there is none with this id. */
export const useUnit = (id: string) => useById(view, id);
