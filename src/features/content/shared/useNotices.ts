import { usePage } from '@/hooks/useCall';
import { searchNotices } from '@/services/content';
import type { NoticeQuery } from '@/services/types';

/** A page of notices, pinned ones before the newest (contract: notice/search). */
export const useNotices = (query: NoticeQuery) => usePage(searchNotices, query);
