import { useT } from '@/hooks/useT';
import type { SavedSearch } from '../shared/savedSearches';
import { pageSize } from './urlState';
import { useNewCount } from './useNewCount';

/** The number of new positions in a saved search; shows nothing for none or when the call failed. */
export default function NewCount({ saved }: { saved: SavedSearch }) {
  const t = useT();
  const count = useNewCount(saved);
  if (count === 0) return null;
  return (
    <span className="quiet">
      {t(count < pageSize ? 'positions.saved.new' : 'positions.saved.newMany', { count })}
    </span>
  );
}
