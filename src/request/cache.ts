import { type AxiosResponse, getRequestInstance, type RequestOptions } from '@umijs/max';
import type {
  AxiosCacheInstance,
  CacheAxiosResponse,
  CacheRequestConfig,
  InternalCacheRequestConfig,
} from 'axios-cache-interceptor';
import { sessionMark } from '@/session/tokens';
import { getUser } from '@/session/user';
import { site } from '../../config/site';
import { callConfig } from './types';

let loading: Promise<AxiosCacheInstance | undefined> | undefined;

/** Two calls share an answer only if they ask the same in the same session, for the same person. */
function keyOf({ method, url, params, responseType }: CacheRequestConfig): string {
  const who = `${sessionMark()}/${getUser()?.loginName ?? ''}`;
  return JSON.stringify([who, method?.toLowerCase(), url, params, responseType]);
}

async function setUp(): Promise<AxiosCacheInstance> {
  const { buildMemoryStorage, setupCache } = await import('axios-cache-interceptor');
  return setupCache(getRequestInstance(), {
    // Not registered: only the calls that opt in pass through it, from the portal's own interceptors.
    register: false,
    methods: ['get'],
    storage: buildMemoryStorage(false, false, 200),
    generateKey: keyOf,
    // The time is the caller's choice (spec §9), and the headers stay those of spec §7.
    interpretHeader: false,
    cacheTakeover: false,
    etag: false,
    modifiedSince: false,
    staleIfError: false,
    vary: false,
  });
}

/** Fetches the cache's code at the first use; if that fails, calls go without, for a cache only saves time. */
function cacheInUse(): Promise<AxiosCacheInstance | undefined> {
  loading ??= setUp().catch(() => {
    loading = undefined;
    return undefined;
  });
  return loading;
}

/** Gives a call that opted in the answer kept for it, or has its answer kept: for 60 s, or the given ms (spec §7, §9). */
export async function throughCache(config: RequestOptions): Promise<RequestOptions> {
  const wanted: unknown = config.cache;
  const ttl = wanted === true ? site.requestCacheMs : wanted;
  if (typeof ttl !== 'number' || ttl <= 0) return { ...config, cache: false };
  const cached = await cacheInUse();
  if (!cached) return { ...config, cache: false };
  // The complete configuration that an axios interceptor gets; Umi's type of it says less.
  const complete = { ...config, cache: { ttl } } as InternalCacheRequestConfig<unknown, unknown>;
  return cached.requestInterceptor.onFulfilled(complete);
}

/** Keeps the answer of a call that opted in, and hands it to the calls that wait for it. */
export async function keepAnswer(response: AxiosResponse): Promise<void> {
  if (!callConfig(response.config).id) return;
  const cached = await loading;
  await cached?.responseInterceptor.onFulfilled(response as CacheAxiosResponse);
}

/**
 * Lets go of a call that failed, so that the next one asks again. Those that wait for its answer fail as it
 * did, except when it was cancelled: then they ask for themselves.
 */
export async function letGo(config: object | undefined, error: Error): Promise<void> {
  const { id } = callConfig(config ?? {});
  const cached = await loading;
  if (!id || !cached) return;
  await cached.storage.remove(id);
  const waiting = cached.waiting.get(id);
  cached.waiting.delete(id);
  if ('code' in error && error.code === 'ERR_CANCELED') waiting?.resolve();
  else waiting?.reject(error);
}

/** Forgets every answer: at login, at logout, and when another tab changed the session. */
export async function clearCache(): Promise<void> {
  const cached = await loading;
  await cached?.storage.clear?.();
}
