import { useCall } from '@/hooks/useCall';
import { searchPositions } from '@/services/recruitment';
import type { SavedSearch } from '../shared/savedSearches';
import { filtersOf, pageSize, searchCodec } from './urlState';

const quiet = { skipErrorHandler: true, cache: true };

async function countNew({ href, seenAt }: SavedSearch): Promise<number> {
  if (!seenAt) return 0;
  const [path = '', query = ''] = href.split('?');
  const state = searchCodec(path.split('/')[2] ?? 'all').parse(new URLSearchParams(query));
  const { list } = await searchPositions(
    { ...filtersOf(state), sort: 'newest', current: 1, pageSize },
    quiet,
  );
  return list.filter(({ publishedAt }) => Date.parse(publishedAt) > Date.parse(seenAt)).length;
}

/** How many positions of a saved search were published since it was last looked at, at most a page of them; 0 until known. */
export function useNewCount(saved: SavedSearch): number {
  const { data = 0 } = useCall(() => countNew(saved), {
    refreshDeps: [saved.href, saved.seenAt],
    // An addition: that it did not come is not said.
    onError: () => undefined,
  });
  return data;
}
