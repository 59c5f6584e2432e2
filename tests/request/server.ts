import { createHistory, history } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import { getRequestInstance } from '@@/plugin-request';
import {
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { addEntryTexts } from '@/locales/load';
import { clearCache } from '@/request/cache';
import { setFeedback } from '@/request/feedback';
import type { Domain, User } from '@/services/types';
import { storageKeys } from '@/session/state/storage';
import { changeSession } from '@/session/state/token';
import { setUser } from '@/session/state/user';

export interface Answer {
  status?: number;
  /** An object goes out as JSON; a string as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

export type Call = InternalAxiosRequestConfig;
type Handler = (call: Call) => Answer | Promise<Answer>;

export const ok = (data: unknown = null, headers?: Record<string, string>): Answer => ({
  body: { success: true, data },
  headers,
});

const rule = { pattern: '.+', message: '' };

/** What toregist answers (contract: RegistRules), with this key for the encryption. */
export const keyed = (key: string): Answer =>
  ok({ key, loginNameRule: rule, passwordRule: rule, mobileRule: rule, agreementId: 'a1' });

/** An answer that brings this token value. */
export const rotated = (value: string): Answer => ok(value, { 'X-Auth-Token': value });

/** The token as the server gives it. */
export const token = (value: string, domain: Domain = 'portal') => ({
  key: 'X-Auth-Token',
  value,
  domain,
});

/** The token value that a call carried. */
export const sentBy = (call: Call) => String(call.headers.get('X-Auth-Token'));

/** Lets what is on its way come. */
export const flush = () => new Promise((resolve) => setTimeout(resolve));

export const failed = (envelope: object, status = 200): Answer => ({
  status,
  body: { success: false, data: null, ...envelope },
});

/** A server behind Umi's real request instance: only the wire is replaced, everything above it is the portal's. */
export interface FakeServer {
  calls: Call[];
  answer(handler: Answer | Handler): void;
  /** The same, for calls whose address ends with `path`. */
  at(path: string, handler: Answer | Handler): void;
}

const toHandler = (handler: Answer | Handler): Handler =>
  typeof handler === 'function' ? handler : () => handler;

function settle(config: Call, { status = 200, body = '', headers = {} }: Answer): AxiosResponse {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/html' : 'application/json';
  const all = new AxiosHeaders({ 'Content-Type': type, ...headers });
  const data =
    config.responseType === 'blob' ? new Blob([text], { type: String(all['Content-Type']) }) : text;
  const response: AxiosResponse = { data, status, statusText: '', headers: all, config };
  if (!config.validateStatus || config.validateStatus(status)) return response;
  const message = `Request failed with status code ${status}`;
  throw new AxiosError(message, 'ERR_BAD_RESPONSE', config, {}, response);
}

/** The error of axios's XHR adapter for a connection that was closed, refused or never made. */
export function connectionClosed(config: Call): never {
  throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, {});
}

/** A call that the timeout of its configuration ended. */
export function timedOut(config: Call): never {
  throw new AxiosError('timeout of 60000ms exceeded', AxiosError.ECONNABORTED, config, {});
}

/** To be called beside the tests, not in one. Each test begins with no calls, nothing stored and `ok` for every address. */
export function startServer(): FakeServer {
  createHistory({ type: 'browser' });
  createPluginManager();
  let fallback: Handler = () => ok();
  const routes = new Map<string, Handler>();
  const server: FakeServer = {
    calls: [],
    answer: (handler) => {
      fallback = toHandler(handler);
    },
    at: (path, handler) => {
      routes.set(path, toHandler(handler));
    },
  };
  // As the portal does before its first call.
  addEntryTexts();
  const connect = () => {
    getRequestInstance().defaults.adapter = async (config: Call) => {
      server.calls.push(config);
      const found = [...routes].find(([path]) => config.url?.endsWith(path));
      return settle(config, await (found?.[1] ?? fallback)(config));
    };
  };
  connect();
  beforeEach(async () => {
    // Suites that share a window (tests/together) share the request instance, too.
    connect();
    await freshStart();
    server.calls.length = 0;
    server.answer(ok());
  });
  return server;
}

/** Puts the browser at a path, without a new entry in history. */
export function visit(path: string): void {
  history.replace(path);
}

/** The notices that were shown, in order. */
interface Shown {
  how: 'message' | 'notification';
  type: string;
  title?: unknown;
  text?: unknown;
}

/** Those of the present test. */
export const shown: Shown[] = [];

/** Records notices in place of antd, and resets storage, URL and cache. */
export async function freshStart(): Promise<void> {
  window.localStorage.clear();
  // As after a start-up without a user.
  changeSession(undefined);
  setUser(undefined);
  visit('/');
  await clearCache();
  shown.length = 0;
  const unused = () => {
    throw new Error('not one of the notices of spec §8');
  };
  const message = (type: string) => (args: { content?: unknown }) => {
    shown.push({ how: 'message', type, text: args.content });
  };
  const notification = (type: string) => (args: { title?: unknown; description?: unknown }) => {
    shown.push({ how: 'notification', type, title: args.title, text: args.description });
  };
  setFeedback({
    message: { warning: message('warning'), error: message('error'), destroy: unused },
    notification: {
      warning: notification('warning'),
      error: notification('error'),
      destroy: unused,
    },
  } as unknown as Parameters<typeof setFeedback>[0]);
}

export function storeToken(value = 't0', more: object = { domain: 'portal' }): void {
  store('token', { key: 'X-Auth-Token', value, ...more });
}

export function store(key: keyof typeof storageKeys, value: unknown): void {
  window.localStorage.setItem(storageKeys[key], JSON.stringify(value));
}

export function stored(key: keyof typeof storageKeys): unknown {
  const text = window.localStorage.getItem(storageKeys[key]);
  return text === null ? undefined : JSON.parse(text);
}

export const tokenValue = () => (stored('token') as { value: string } | undefined)?.value;

/** Another tab writes, and the browser tells this one; null: it removes everything. */
export function elsewhere(key: keyof typeof storageKeys | null, value?: unknown) {
  const name = key && storageKeys[key];
  const newValue = value === undefined ? null : JSON.stringify(value);
  const oldValue = name && window.localStorage.getItem(name);
  if (!name) window.localStorage.clear();
  else if (newValue === null) window.localStorage.removeItem(name);
  else window.localStorage.setItem(name, newValue);
  const init = { key: name, oldValue, newValue, storageArea: window.localStorage };
  window.dispatchEvent(new StorageEvent('storage', init));
}

export const candidate: User = {
  id: 'u1',
  loginName: 'candidate',
  name: '张三',
  domain: 'portal',
  roles: ['candidate'],
};

export const reviewer: User = {
  id: 'u2',
  loginName: 'censor',
  name: '李四',
  domain: 'censor',
  roles: ['censor'],
};
