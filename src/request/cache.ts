import { type AxiosResponse, getRequestInstance, type RequestOptions } from '@umijs/max';
import type {
  AxiosCacheInstance,
  CacheAxiosResponse,
  CacheRequestConfig,
  InternalCacheRequestConfig,
} from 'axios-cache-interceptor';
import { onSessionChangedElsewhere } from '@/session/state/otherTabs';
import { sessionKey } from '@/session/state/token';
import { getUser } from '@/session/state/user';
import { site } from '../../config/site';
import type { CallConfig } from './types';

let loading: Promise<AxiosCacheInstance | undefined> | undefined;

/** Two calls share an answer only if they ask the same, in the same session and for the same person. */
function keyOf({ method, url, params, responseType }: CacheRequestConfig): string {
  const who = `${sessionKey()}/${getUser()?.loginName ?? ''}`;
  return JSON.stringify([who, method?.toLowerCase(), url, params, responseType]);
}

async function setUp(): Promise<AxiosCacheInstance> {
  onSessionChangedElsewhere(clearCache);
  const { buildMemoryStorage, setupCache } = await import('axios-cache-interceptor');
  return setupCache(getRequestInstance(), {
    // Not registered with axios: only calls that ask for it pass through, from the portal's own interceptors.
    register: false,
    methods: ['get'],
    storage: buildMemoryStorage(false, false, 200),
    generateKey: keyOf,
    // The caller chooses the time (spec §9), and the headers stay those of spec §7.
    interpretHeader: false,
    cacheTakeover: false,
    etag: false,
    modifiedSince: false,
    staleIfError: false,
    vary: false,
  });
}

/** Loads the cache's code at the first use. If that fails, calls go without: a cache only saves time. */
function loadCache(): Promise<AxiosCacheInstance | undefined> {
  loading ??= setUp().catch(() => {
    loading = undefined;
    return undefined;
  });
  return loading;
}

/** For a call with the option `cache`: prepares to answer it from memory, or to keep its answer for 60 s or the given ms (spec §7, §9). */
export async function withCache(config: RequestOptions): Promise<RequestOptions> {
  const wanted: unknown = config.cache;
  const ttl = wanted === true ? site.requestCacheMs : wanted;
  if (typeof ttl !== 'number' || ttl <= 0) return { ...config, cache: false };
  const cache = await loadCache();
  if (!cache) return { ...config, cache: false };
  // Umi's type names fewer fields than the configuration that an axios interceptor gets.
  const complete = { ...config, cache: { ttl } } as InternalCacheRequestConfig<unknown, unknown>;
  return cache.requestInterceptor.onFulfilled(complete);
}

/** Keeps the answer of a call with the option `cache`, and gives it to the calls that wait for the same answer. */
export async function cacheAnswer(response: AxiosResponse): Promise<void> {
  if (!(response.config as CallConfig).id) return;
  const cache = await loading;
  await cache?.responseInterceptor.onFulfilled(response as CacheAxiosResponse);
}

/**
 * Removes a failed call, so that the next one asks the server again. Calls that wait for its answer fail with the same
 * error; after a cancelled one they ask the server themselves.
 */
export async function cacheFailure(config: object | undefined, error: Error): Promise<void> {
  const { id } = (config ?? {}) as CallConfig;
  const cache = await loading;
  if (!id || !cache) return;
  await cache.storage.remove(id);
  const waiting = cache.waiting.get(id);
  cache.waiting.delete(id);
  if ('code' in error && error.code === 'ERR_CANCELED') waiting?.resolve();
  else waiting?.reject(error);
}

/** Forgets every answer: at login, at logout, and when another tab has changed the session. */
export async function clearCache(): Promise<void> {
  const cache = await loading;
  await cache?.storage.clear?.();
}
