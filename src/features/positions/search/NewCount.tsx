import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { searchPositions } from '@/services/recruitment';
import type { SavedSearch } from '../shared/savedSearches';
import { filtersOf, pageSize, parseSearch } from './urlState';

const quiet = { skipErrorHandler: true, cache: true };

/** How many positions of a saved search were published since it was last looked at, at most a page of them. */
async function countNew({ href, seenAt }: SavedSearch): Promise<number> {
  if (!seenAt) return 0;
  const [path = '', query = ''] = href.split('?');
  const state = parseSearch(path.split('/')[2] ?? 'all', new URLSearchParams(query));
  const { list } = await searchPositions(
    { ...filtersOf(state), sort: 'newest', current: 1, pageSize },
    quiet,
  );
  return list.filter(({ publishedAt }) => Date.parse(publishedAt) > Date.parse(seenAt)).length;
}

/** What is new in a saved search; nothing where nothing is, and where it could not be asked. */
export default function NewCount({ saved }: { saved: SavedSearch }) {
  const t = useT();
  const { data = 0 } = useCall(() => countNew(saved), {
    refreshDeps: [saved.href, saved.seenAt],
    // An addition: that it did not come is not said.
    onError: () => undefined,
  });
  if (data === 0) return null;
  return (
    <span className="quiet">
      {t(data < pageSize ? 'positions.saved.new' : 'positions.saved.newMany', { count: data })}
    </span>
  );
}
