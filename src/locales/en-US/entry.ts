import failure from './failure';
import request from './request';
import session from './session';

/** The texts in the entry (locales/load.ts): they must be available when no other chunk loads. */
export default { ...failure, ...request, ...session };
