import type { IncomingHttpHeaders } from 'node:http';
import { createAccounts } from './accounts';
import { createApplications } from './applications';
import type { Ask, Handler } from './ask';
import { type Call, readContract } from './contract';
import { asInContract, asSent, type Dialect, inDialect, ownName } from './dialect';
import { createPassport, fullKey } from './passport';
import { createPositions } from './positions';
import { numbers, Refusal } from './refusal';
import { createResume } from './resume';
import { exampleOf, isThing, type Schema } from './schema';
import { createSessions, type Session } from './sessions';

export interface Sent {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface Options {
  /** config/openapi.yaml. */
  contract: string;
  dialect?: Dialect;
  /** Waits before each answer; without it answers come at once. */
  delay?: () => Promise<void>;
  /** Every so many connections one is dropped, by turns before and after the work; 0: none. */
  dropEvery?: number;
}

const prefix = '/pt';
const tokenCalls = new Set(['getAccessToken', 'getTokenAndUser']);
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="180"/>';

/** A server of the contract's calls that gives nothing away: `undefined` for a connection that it drops. */
export function createOtherServer(options: Options) {
  const { dialect = asInContract, dropEvery = 0 } = options;
  const contract = readContract(options.contract);
  const sessions = createSessions();
  const accounts = createAccounts();
  const positions = createPositions(Date.now());
  const passport = createPassport(accounts, sessions, dialect.token.key);
  const applications = createApplications(positions, ({ session }) => sessions.end(session));
  const handlers: Record<string, Handler> = {
    ...createResume(contract),
    ...positions.calls,
    ...passport.calls,
    ...applications,
  };
  let connections = 0;

  const routes = contract.calls.map((call) => {
    const { method, path } = dialect.address(call);
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const pattern = new RegExp(`^${prefix}${path.replace(/\{\w+\}/g, '([^/]+)')}$`);
    return { call, method, names, pattern };
  });

  function route(method: string, pathname: string) {
    const found = routes.filter(({ pattern }) => pattern.test(pathname));
    const one = found.find((entry) => entry.method === method);
    if (!one) {
      const more = { status: found.length > 0 ? 405 : 404 };
      throw new Refusal('NOT_FOUND', `${method} ${pathname} is not served`, more);
    }
    const values = one.pattern.exec(pathname)?.slice(1) ?? [];
    const path = one.names.map((name, place) => [name, decodeURIComponent(values[place] ?? '')]);
    return { call: one.call, path: Object.fromEntries(path) as Record<string, string> };
  }

  function bad(text: string): never {
    throw new Refusal('BAD_CALL', text, { status: 400 });
  }

  function sessionFor(call: Call, path: Ask['path'], { headers, url }: Sent): Session {
    const { marker, site, domain } = dialect.headers;
    if (headers[marker] !== 'XMLHttpRequest') bad(`${marker} is missing`);
    if (headers[site] !== 'army-site') bad(`${site} is missing`);
    const value = dialect.token.sent(headers, new URL(url, 'http://other').searchParams);
    if (value === undefined) {
      if (tokenCalls.has(call.id)) return sessions.begin(path.domain ?? 'portal');
      throw new Refusal('UNAUTHORISED', '缺少令牌', { status: 401 });
    }
    const session = sessions.of(value);
    if (headers[domain] !== session.domain) bad(`${domain} is missing`);
    return session;
  }

  /** The values of a read: in the query, or in the body where the dialect takes it as a POST. */
  function paramsOf(call: Call, { method, url, body }: Sent): URLSearchParams {
    if (call.method !== 'GET' || method !== 'POST')
      return new URL(url, 'http://other').searchParams;
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(JSON.parse(body))) {
      for (const one of [value].flat()) params.append(name, String(one));
    }
    return params;
  }

  /** The query by the contract's names and types; what the contract does not name is refused. */
  function queryFor(call: Call, sent: Sent): Ask['query'] {
    const params = paramsOf(call, sent);
    const renamed: Record<string, string> = {
      [dialect.paging.current]: 'current',
      [dialect.paging.pageSize]: 'pageSize',
    };
    const values: Ask['query'] = {};
    for (const sentName of new Set(params.keys())) {
      const isPaging = call.query.some(({ name }) => name === renamed[sentName]);
      const name = isPaging ? (renamed[sentName] ?? sentName) : ownName(sentName, dialect);
      const parameter = call.query.find((one) => one.name === name);
      if (!parameter) {
        if (dialect.token.sent({}, params) === params.get(sentName)) continue;
        bad(`${sentName} is not known to ${call.id}`);
      }
      const value = typed(params.getAll(sentName), contract.resolve(parameter.schema));
      values[name] = name === 'current' ? Number(value) + 1 - dialect.firstPage : value;
    }
    for (const { name, required, schema } of call.query) {
      if (required && !(name in values)) bad(`${name} is missing`);
      const [fault] = name in values ? contract.faultsOf(values[name], schema) : [];
      if (fault) bad(`${name} ${fault.text}`);
    }
    return values;
  }

  function typed(texts: string[], { type }: Schema): unknown {
    if (type === 'array') return texts.map((text) => dialect.time.read(text));
    const [text = ''] = texts;
    if (type === 'integer' || type === 'number') return Number(text);
    return type === 'boolean' ? text === 'true' : dialect.time.read(text);
  }

  function bodyFor(call: Call, domain: string, { body, headers }: Sent): Ask['body'] {
    if (call.isUpload || call.method === 'GET') return {};
    if (!call.body) return body === '' ? {} : bad(`${call.id} takes no body`);
    if (!String(headers['content-type']).startsWith('application/json')) bad('The body is no JSON');
    const value = asSent(JSON.parse(body), dialect);
    const [fault] = contract.faultsOf(value, call.body);
    if (fault || !isThing(value)) bad(`${fault?.field} ${fault?.text}`);
    const plain = contract.resolve(call.body).properties?.payload?.contentSchema;
    if (!plain) return value;
    const sealed = dialect.decrypt(String(value.payload), fullKey(domain));
    const payload = asSent(JSON.parse(sealed), dialect);
    const [inside] = contract.faultsOf(payload, plain);
    if (inside) bad(`${inside.field} ${inside.text}`);
    return { payload };
  }

  /** What the main job does not need: empty pages, and the contract's own examples. */
  function incidental(call: Call, { query }: Ask): unknown {
    if (call.method !== 'GET') throw new Refusal('NOT_AVAILABLE', '这项功能暂不开放');
    const data = call.data && contract.resolve(call.data);
    const example = data ? exampleOf(data, contract.resolve) : null;
    if (!isThing(example) || !('list' in example)) return example;
    return {
      ...example,
      list: [],
      total: 0,
      current: query.current ?? 1,
      pageSize: query.pageSize ?? 20,
    };
  }

  function json(status: number, envelope: Record<string, unknown>, session?: Session): Answer {
    const value = session && !sessions.hasEnded(session) ? sessions.nextValue(session) : undefined;
    if (value && isThing(envelope.data) && isThing(envelope.data.token)) {
      envelope.data.token.value = value;
    }
    return {
      status,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        ...(value && dialect.token.given(value)),
      },
      body: JSON.stringify(inDialect(envelope, dialect)),
    };
  }

  function answerTo(sent: Sent): Answer {
    let session: Session | undefined;
    try {
      const { call, path } = route(sent.method, new URL(sent.url, 'http://other').pathname);
      const image = { 'Content-Type': 'image/svg+xml' };
      // Public pictures are plain <img>.
      if (call.id === 'viewFile') return { status: 200, headers: image, body: picture };
      session = sessionFor(call, path, sent);
      const account = session.loginName === undefined ? undefined : accounts.of(session.loginName);
      if (call.needsUser && !account) {
        throw new Refusal('UNAUTHORISED', '请先登录', { status: 401 });
      }
      const query = queryFor(call, sent);
      const body = bodyFor(call, path.domain ?? session.domain, sent);
      const ask: Ask = { path, query, body, session, account };
      if (call.id === 'getCaptcha') {
        const value = sessions.nextValue(session);
        const headers = { ...image, ...dialect.token.given(value) };
        return { status: 200, headers, body: passport.picture(String(query.random)) };
      }
      const handler = handlers[call.id];
      const data = structuredClone(handler ? handler(ask) : incidental(call, ask));
      return json(200, { success: true, data }, ask.session);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status = 200, ...more } = error.more;
      const code = numbers[error.code];
      const envelope = { success: false, errorCode: code, errorMessage: error.message, ...more };
      return json(status, envelope, session);
    }
  }

  return async (sent: Sent): Promise<Answer | undefined> => {
    connections += 1;
    const isDropped = dropEvery > 0 && connections % dropEvery === 0;
    const isBeforeWork = (connections / dropEvery) % 2 === 1;
    await options.delay?.();
    if (isDropped && isBeforeWork) return undefined;
    const answer = answerTo(sent);
    return isDropped ? undefined : answer;
  };
}
