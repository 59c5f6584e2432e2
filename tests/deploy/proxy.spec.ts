/** What the server of the calls gets from nginx and gives to it; the server here says what it was asked. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addresses } from './addresses';
import { ended, served } from './process';

// One nginx for all, so one test after the other.
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(join(tmpdir(), 'portal-proxied-'));
const log = join(folder, 'access.log');
const site = join(folder, 'site.conf');
const [host, port] = addresses.proxied.split(':');
let nginx: ChildProcess | undefined;
let current = '';

/** What a server sets by itself; nginx sets other values in the same headers of calls. */
const own = {
  'content-security-policy': "default-src 'self' https://id.example",
  'cross-origin-opener-policy': 'unsafe-none',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'origin',
};
const answerAsked: RequestListener = (asked, answer) => {
  if (asked.url === '/pt/token') answer.setHeader('X-Token', 't'.repeat(8000));
  if (asked.url === '/pt/named')
    answer.setHeader('access_token', 'new').setHeader('x.token', 'new');
  if (/headers$/.test(asked.url ?? '')) answer.setHeaders(new Headers(own));
  answer.end(JSON.stringify({ url: asked.url, headers: asked.headers }));
};
const server = createServer(answerAsked);

/** Serves the build with the root of the server at this path, and waits until it answers at the address. */
async function serve(
  serverRoot: string,
  variables: Record<string, string> = {},
  at = addresses.proxied,
): Promise<void> {
  const wanted = JSON.stringify([serverRoot, variables]);
  if (nginx?.exitCode === null && wanted === current) return;
  await ended(nginx);
  current = wanted;
  writeFileSync(site, `serverRoot=${serverRoot}\n`);
  nginx = spawn('node', ['deploy/asImage.mjs'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORTAL_LISTEN: addresses.proxied,
      PORTAL_SERVER: `${host}:${(server.address() as AddressInfo).port}`,
      PORTAL_SITE: site,
      PORTAL_ACCESS_LOG: 'off',
      ...variables,
    },
  });
  await served(`http://${at}/`);
}

/** Asks with the path as it is written; `fetch` would resolve its dots. */
async function get(path: string, headers: Record<string, string> = {}, localAddress = host) {
  const asked = request({ host, port, path, headers, localAddress }).end();
  const [answer] = await once(asked, 'response');
  let text = '';
  for await (const part of answer) text += part;
  return { status: answer.statusCode as number, headers: answer.headers, text };
}

test.beforeAll(async () => {
  // nginx reads and writes there as a user without rights.
  chmodSync(folder, 0o777);
  await once(server.listen(0, host), 'listening');
});
test.afterAll(async () => {
  await ended(nginx);
  server.close();
  rmSync(folder, { recursive: true });
});

for (const root of ['/jobs', '']) {
  test(`calls below ${root || 'no root'} arrive as they were sent, and nothing beside them`, async () => {
    await serve(root);
    for (const call of ['/pt/a%2Fb?c=%20d&e=/../', '/pt/%E5%BE%81/.x..;', '/pt/']) {
      expect(JSON.parse((await get(root + call)).text).url).toBe(call);
    }
    const beside = ['/actuator/..%2fpt/x', '/actuator/../pt/x', '/%70t/x'];
    // Tomcat takes what follows a semicolon for a parameter of the segment, and then resolves the dots.
    beside.push('/pt/..;/actuator', '/pt/%2e%2e;a/x', '/pt/x/..%5c..%5cactuator', '/pt/.;/x');
    for (const path of beside) {
      expect((await get(root + path)).status, path).toBe(400);
    }
  });
}

test('pages of single sign-on arrive as they were sent, and nothing beside them', async () => {
  await serve('');
  const page = '/apps/sso/a%2Fb?c=%20d&e';
  expect(JSON.parse((await get(page)).text).url).toBe(page);
  for (const path of ['/apps/sso/..;/x', '/x/../apps/sso/x', '/%61pps/sso/x'])
    expect((await get(path)).status, path).toBe(400);
});

test('a long token in the header of an answer arrives', async () => {
  await serve('');
  const { status, headers } = await get('/pt/token');
  expect(status).toBe(200);
  expect(headers['x-token']).toHaveLength(8000);
});

for (const path of ['/pt/named', '/apps/sso/x']) {
  test(`${path}: a token arrives under whatever name the server has given its header`, async () => {
    await serve('');
    const token = { access_token: 'a', 'x.token': 'b', 'X-Auth-Token': 'c' };
    const { headers, text } = await get(path, token);
    expect(JSON.parse(text).headers).toMatchObject({
      access_token: 'a',
      'x.token': 'b',
      'x-auth-token': 'c',
    });
    if (path === '/pt/named')
      expect(headers).toMatchObject({ access_token: 'new', 'x.token': 'new' });
  });

  test(`${path}: who asks, and how, cannot be forged`, async () => {
    await serve('');
    const forged = {
      'X-Forwarded-For': '6.6.6.6',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Port': '6',
      'X-Forwarded-Prefix': '/evil',
      'X-Forwarded-Proto': 'https',
      'X-Real-IP': '6.6.6.6',
      Forwarded: 'for=6.6.6.6',
      X_Forwarded_For: '6.6.6.6',
      X_Forwarded_Host: 'evil.example',
      X_Forwarded_Proto: 'https',
      X_Real_IP: '6.6.6.6',
    };
    const { headers } = JSON.parse((await get(path, forged)).text);
    const reported = Object.entries(headers).filter(([name]) => /forwarded|real/i.test(name));
    expect(Object.fromEntries(reported)).toEqual({
      'x-forwarded-for': host,
      'x-forwarded-proto': 'http',
      'x-real-ip': host,
    });
  });
}

test('a page of single sign-on keeps the policy of its server', async () => {
  await serve('');
  const { headers } = await get('/apps/sso/headers');
  expect(headers).toMatchObject(own);
  for (const name of ['cross-origin-embedder-policy', 'content-security-policy-report-only'])
    expect(headers).not.toHaveProperty(name);
});

test('an answer to a call has each header of protection once, the portal’s', async () => {
  await serve('');
  const names = async (path: string) => {
    const asked = request({ host, port, path }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    return (answer.rawHeaders as string[]).filter((_, at) => at % 2 === 0);
  };
  const all = (await names('/pt/headers')).map((name) => name.toLowerCase());
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  const { headers } = await get('/pt/headers');
  expect(headers['x-frame-options']).toBe('DENY');
});

test.describe('a server that speaks TLS', () => {
  const [cert, key] = [join(folder, 'calls.pem'), join(folder, 'calls.key')];
  let tls: ReturnType<typeof createTlsServer>;
  let names: (string | false | null | undefined)[] = [];

  test.beforeAll(async () => {
    const subject = ['-subj', '/CN=x', '-addext', 'subjectAltName=DNS:calls.example'];
    const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const files = ['-keyout', key, '-out', cert];
    execFileSync('openssl', ['req', '-x509', ...made, '-days', '2', ...subject, ...files], {
      stdio: 'ignore',
    });
    tls = createTlsServer({ cert: readFileSync(cert), key: readFileSync(key) }, answerAsked);
    tls.on('secureConnection', ({ servername }) => names.push(servername));
    await once(tls.listen(0, host), 'listening');
  });
  test.afterAll(() => tls.close());
  const variables = () => ({
    PORTAL_SERVER: `https://${host}:${(tls.address() as AddressInfo).port}`,
  });

  test('gets calls and pages where its certificate is of its name', async () => {
    names = [];
    await serve('', {
      ...variables(),
      PORTAL_SERVER_NAME: 'calls.example',
      PORTAL_SERVER_CA: cert,
    });
    for (const path of ['/pt/x', '/apps/sso/x'])
      expect(JSON.parse((await get(path)).text).url).toBe(path);
    expect(new Set(names)).toEqual(new Set(['calls.example']));
  });

  for (const [what, more] of [
    ['is signed by nobody that is known', { PORTAL_SERVER_NAME: 'calls.example' }],
    ['is of another name', { PORTAL_SERVER_NAME: 'other.example', PORTAL_SERVER_CA: cert }],
  ] as const) {
    test(`gets nothing where its certificate ${what}`, async () => {
      await serve('', { ...variables(), ...more });
      for (const path of ['/pt/x', '/apps/sso/x']) expect((await get(path)).status).toBe(502);
    });
  }
});

const behind = { PORTAL_PROXIES: '127.0.0.2 10.0.0.0/8', PORTAL_ACCESS_LOG: log };

for (const path of ['/pt/named', '/apps/sso/x']) {
  test(`${path}: address and scheme are believed of the proxies in front alone`, async () => {
    await serve('', behind);
    const toldBy = async (from: string, proto: string, addresses: string) => {
      const sent = { 'X-Forwarded-For': addresses, 'X-Forwarded-Proto': proto };
      const { headers } = JSON.parse((await get(path, sent, from)).text);
      return [headers['x-forwarded-for'], headers['x-real-ip'], headers['x-forwarded-proto']];
    };
    expect(await toldBy('127.0.0.2', 'https', '9.9.9.9')).toEqual(['9.9.9.9', '9.9.9.9', 'https']);
    // The first address is what the client has sent itself.
    const [address] = await toldBy('127.0.0.2', 'https', '6.6.6.6, 9.9.9.8, 10.0.0.3');
    expect(address).toBe('9.9.9.8');
    expect((await toldBy('127.0.0.2', 'ftp', '9.9.9.9'))[2]).toBe('http');
    expect(await toldBy('127.0.0.3', 'https', '9.9.9.9')).toEqual([
      '127.0.0.3',
      '127.0.0.3',
      'http',
    ]);
    await expect.poll(() => readFileSync(log, 'utf8')).toContain('9.9.9.8 [');
  });
}

test('the access log says how long the server took, and holds no query', async () => {
  await serve('', behind);
  await get('/pt/x%2Fy?ticket=secret', { Referer: 'http://127.0.0.1/?ticket=secret' });
  // The last figure is how long the server took, s.
  const line = /"GET \/pt\/x%2Fy" 200 \d+ \d+\.\d{3} \d+\.\d{3}\n/;
  await expect.poll(() => readFileSync(log, 'utf8')).toMatch(line);
  expect(readFileSync(log, 'utf8')).not.toContain('secret');
});

test('the health check asks at the address that nginx listens on', async () => {
  const check = (listen: string) => () =>
    execFileSync('sh', ['deploy/healthy.sh'], {
      env: { ...process.env, PORTAL_LISTEN: listen },
      stdio: 'pipe',
    });
  const every = `0.0.0.0:${port}`;
  await serve('', { PORTAL_LISTEN: every });
  for (const one of [every, `*:${port}`, port ?? '']) expect(check(one), one).not.toThrow();
  const other = `127.0.0.2:${port}`;
  await serve('', { PORTAL_LISTEN: other }, other);
  expect(check(other)).not.toThrow();
  expect(check(port ?? '')).toThrow();
});
