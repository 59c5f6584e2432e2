import type { CallOptions } from '@/request/types';
import { download } from './call';

/** A captcha picture, single use; `random` goes with the later call (spec §7). */
export function getCaptcha(attrKey: string, random: string, options?: CallOptions) {
  return download('/captcha/generate', { query: { attrKey, random } }, options);
}
