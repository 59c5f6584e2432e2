import { createSessionStore } from './sessionStore';

/**
 * What a form keeps for as long as its tab lives: a phone that drops the tab while its owner reads a code in another
 * app must not lose it. Never for secrets. All of it goes when a session begins or ends.
 */
export const { read: readTab, write: writeTab, clear: clearTab } = createSessionStore('tab');
