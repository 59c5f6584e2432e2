import { useReading } from '@/hooks/useCall';
import { getPrivacyTexts } from '@/services/content';

/** The privacy and agreement texts that are in force (contract: searchPrivacy). */
export const usePrivacyTexts = () => useReading((signal) => getPrivacyTexts({ signal }));
