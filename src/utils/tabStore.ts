import { createJsonStore } from './jsonStore';

/**
 * Form data kept as long as the tab: a phone may unload the tab while its owner reads a code in another app; and how high
 * parts of pages were. Not for secrets. A login or logout clears all of it.
 */
export const {
  read: readTab,
  write: writeTab,
  clear: clearTab,
} = createJsonStore('session', 'tab');
