import { getRequestInstance } from '@umijs/max';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';

/**
 * Closes the connection of every call whose path holds `part`, while the others are answered: a part of a screen
 * that fails. Call it after `renderRoute`; the answer mends it.
 */
export function breakCalls(part: string): () => void {
  const { defaults } = getRequestInstance();
  const { adapter } = defaults;
  if (typeof adapter !== 'function') throw new Error('renderRoute comes first');
  defaults.adapter = (config: InternalAxiosRequestConfig) =>
    config.url?.includes(part)
      ? Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, {}))
      : adapter(config);
  return () => {
    defaults.adapter = adapter;
  };
}
