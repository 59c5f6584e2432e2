import { useEffect, useState } from 'react';
import { newDraftKey } from '@/utils/tabDrafts';
import { holdLock } from '@/utils/tabLock';
import { useDraftWriter } from './useDraftWriter';

/** The draft of this tab alone under a prefix: others find it once the tab is closed (utils/tabDrafts). */
export function useTabDraft(prefix: string, owner: string, current: () => unknown) {
  const [key] = useState(() => newDraftKey(prefix));
  const write = useDraftWriter(key, owner, current);
  useEffect(() => holdLock(key), [key]);
  return { key, write };
}
