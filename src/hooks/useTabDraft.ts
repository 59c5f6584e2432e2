import { useEffect, useState } from 'react';
import { newDraftKey } from '@/utils/tabDrafts';
import { holdLock } from '@/utils/tabLock';
import { useDraftWriter } from './useDraftWriter';

/** A draft of this tab under a prefix. Other tabs find it once this one is closed (utils/tabDrafts). */
export function useTabDraft(prefix: string, owner: string, current: () => unknown) {
  const [key] = useState(() => newDraftKey(prefix));
  const write = useDraftWriter(key, owner, current);
  useEffect(() => holdLock(key), [key]);
  return { key, write };
}
