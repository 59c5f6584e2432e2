import common from './zh-CN/common';
import frame from './zh-CN/frame';
import request from './zh-CN/request';
import session from './zh-CN/session';

/** In the entry: what must be sayable when nothing else could be loaded. The rest is in zh-CN/screens. */
export default { ...common, ...frame, ...request, ...session };
