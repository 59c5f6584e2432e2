import { createJsonStore } from './jsonStore';

/** Data of this tab that survives a login; a login clears the forms' own store (tabStore). */
export const { read: readAcrossLogin, write: writeAcrossLogin } = createJsonStore(
  'session',
  'across',
);
