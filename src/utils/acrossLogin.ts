import { createSessionStore } from './sessionStore';

/** What this tab keeps across the beginning of a session, which empties the forms' own store (tabStore). */
export const { read: readAcrossLogin, write: writeAcrossLogin } = createSessionStore('across');
