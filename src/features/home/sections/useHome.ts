import { useReading } from '@/hooks/useCall';
import { readUserCenter } from '@/hooks/userCenter';
import { getBanners, listHotEnterprises } from '@/services/content';
import { getPositionCounts } from '@/services/recruitment';

/** What the home page alone asks for, a hook for each section. */
export const useBanners = () => useReading((signal) => getBanners({ signal }));

/** Open positions by type, and how many people are sought. */
export const useCounts = () => useReading((signal) => getPositionCounts({ signal }));

/** Enterprises that many ask for. */
export const useHotEnterprises = () => useReading((signal) => listHotEnterprises({ signal }));

/** What waits for the person signed in, and how complete the résumé is (contract: usercenter). */
export const useTodos = () => useReading((signal) => readUserCenter({ signal }));
