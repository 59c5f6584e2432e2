import type { ReactNode } from 'react';
import { leaveOutOfTab, shellId } from '@/utils/shell';

/**
 * Shows what is drawn in its place of the page's shell, and gives that place; undefined without one. In these scripts JSX gives
 * DOM (config/early/react), so the whole is made before: what cannot be drawn changes nothing.
 */
export function showInShell(content: ReactNode): Element | undefined {
  const place = document.querySelector(`#${shellId} [data-first]`);
  if (!place || !(content instanceof Node)) return undefined;
  place.replaceChildren(content);
  leaveOutOfTab(place);
  return place;
}
