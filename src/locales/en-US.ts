import common from './en-US/common';
import frame from './en-US/frame';
import request from './en-US/request';
import session from './en-US/session';

/** In the entry: what must be sayable when nothing else could be loaded. The rest is in en-US/screens. */
export default { ...common, ...frame, ...request, ...session };
