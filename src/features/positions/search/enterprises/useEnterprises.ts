import { usePage } from '@/hooks/useCall';
import { listEnterprises } from '@/services/recruitment';
import type { EnterpriseQuery } from '@/services/types';

/** A page of enterprises (contract: enterpriseList). */
export const useEnterprises = (query: EnterpriseQuery) => usePage(listEnterprises, query);
