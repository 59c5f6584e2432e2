import common from './common';
import frame from './frame';
import request from './request';
import session from './session';

/** In the entry (locales/load.ts): what must be sayable when nothing else could be loaded. */
export default { ...common, ...frame, ...request, ...session };
