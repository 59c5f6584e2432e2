import { useRequest } from 'ahooks';
import { alreadySaid } from '@/request/alreadySaid';

/**
 * ahooks' useRequest for service calls. A failure is said once, by the request runtime; the screen shows
 * its own error state from `error`. A caller that owns the message gives its own `onError`.
 */
export const useCall: typeof useRequest = (service, options, plugins) =>
  useRequest(service, { onError: alreadySaid, ...options }, plugins);
