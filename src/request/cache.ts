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
import { limits } from '../../config/site';
import type { CallConfig, CallOptions } from './types';

let loading: Promise<AxiosCacheInstance> | undefined;
/** When it was last asked, in ms. */
let askedAt = 0;
/** Once its code is there. No call that goes without waits for that. */
let loaded: AxiosCacheInstance | undefined;

/** Two calls share an answer only if they ask the same, in the same session and for the same person. */
function keyOf({ method, url, params, responseType }: CacheRequestConfig): string {
  return JSON.stringify([sessionKey(), getUser()?.loginName, method, url, params, responseType]);
}

async function setUp(): Promise<AxiosCacheInstance> {
  const { buildMemoryStorage, setupCache } = await import('axios-cache-interceptor');
  loaded = setupCache(getRequestInstance(), {
    // Not registered with axios: only calls that ask for it pass through, from the portal's own interceptors.
    register: false,
    methods: ['get'],
    storage: buildMemoryStorage(undefined, undefined, 200),
    generateKey: keyOf,
    // The caller chooses the time (spec §9), and the headers stay those of spec §7.
    interpretHeader: false,
    cacheTakeover: false,
    etag: false,
    modifiedSince: false,
    vary: false,
  });
  onSessionChangedElsewhere(clearCache);
  return loaded;
}

/** Loads the cache's code at the first use. If that fails, calls go without: a cache only saves time. */
function loadCache(): Promise<AxiosCacheInstance | undefined> {
  loading ??= setUp();
  return loading.catch(() => {
    loading = undefined;
    return undefined;
  });
}

/** For a call with the option `cache`: prepares to answer it from memory, or to keep its answer for 60 s or the given ms (spec §7, §9). */
export async function withCache(config: RequestOptions): Promise<RequestOptions> {
  const wanted: CallOptions['cache'] = config.cache;
  const ttl = wanted === true ? limits.requestCacheMs : Number(wanted);
  // What is no number is not more than 0 either. So are the library's defaults, which every other call has once it is there.
  if (!(ttl > 0)) return config;
  const cache = await loadCache();
  if (!cache) return config;
  // A clock that was set back would keep answers for longer.
  if (Date.now() < askedAt) await clearCache();
  askedAt = Date.now();
  // Umi's type names fewer fields than the configuration that an axios interceptor gets.
  const complete = { ...config, cache: { ttl } } as InternalCacheRequestConfig<unknown, unknown>;
  return cache.requestInterceptor.onFulfilled(complete);
}

/** Keeps the answer of a call with the option `cache`, and gives it to the calls that wait for the same answer. */
export async function cacheAnswer(response: AxiosResponse): Promise<void> {
  if (!(response.config as CallConfig).id) return;
  await loaded?.responseInterceptor.onFulfilled(response as CacheAxiosResponse);
}

/**
 * Removes a failed call, so that the next one asks the server again. Calls that wait for its answer fail with the same
 * error; after a cancelled one they ask the server themselves.
 */
export async function cacheFailure(config: object | undefined, error: Error): Promise<void> {
  const { id } = (config ?? {}) as CallConfig;
  if (!id || !loaded) return;
  await loaded.storage.remove(id);
  const waiting = loaded.waiting.get(id);
  loaded.waiting.delete(id);
  if ('code' in error && error.code === 'ERR_CANCELED') waiting?.resolve();
  else waiting?.reject(error);
}

/** Forgets every answer: at login, at logout, and when another tab has changed the session. */
export async function clearCache(): Promise<void> {
  await loaded?.storage.clear?.();
}
