import { getIntl } from '@umijs/max';
import type zh from '@/locales/zh-CN/request';

/** One of the request runtime's texts in the language in use; outside React, so not by a hook. */
export function text(id: keyof typeof zh): string {
  return getIntl().formatMessage({ id });
}
