/** What the server of the calls gets from nginx and gives to it; the server here says what it was asked. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addresses } from './addresses';

// One nginx for all, so one test after the other.
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(join(tmpdir(), 'portal-proxied-'));
const log = join(folder, 'access.log');
const site = join(folder, 'site.conf');
const [host, port] = addresses.proxied.split(':');
let nginx: ChildProcess | undefined;
let served = '';

const server = createServer((asked, answer) => {
  if (asked.url === '/pt/token') answer.setHeader('X-Token', 't'.repeat(8000));
  answer.end(JSON.stringify({ url: asked.url, headers: asked.headers }));
});

async function stop(): Promise<void> {
  if (nginx?.exitCode !== null) return;
  const ended = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await ended;
  nginx = undefined;
}

/** Serves the build with the root of the server at this path, and waits until it answers at the address. */
async function serve(
  serverRoot: string,
  variables: Record<string, string> = {},
  at = addresses.proxied,
): Promise<void> {
  const wanted = JSON.stringify([serverRoot, variables]);
  if (nginx?.exitCode === null && wanted === served) return;
  await stop();
  served = wanted;
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
  const isServed = () =>
    fetch(`http://${at}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServed).toBe(true);
}

/** Asks with the path as it is written; `fetch` would resolve its dots. */
async function get(path: string, headers: Record<string, string> = {}) {
  const asked = request({ host, port, path, headers }).end();
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
  await stop();
  server.close();
  rmSync(folder, { recursive: true });
});

for (const root of ['/jobs', '']) {
  test(`calls below ${root || 'no root'} arrive as they were sent, and nothing beside them`, async () => {
    await serve(root);
    for (const call of ['/pt/a%2Fb?c=%20d&e', '/pt/%E5%BE%81/x', '/pt/']) {
      expect(JSON.parse((await get(root + call)).text).url).toBe(call);
    }
    for (const path of ['/actuator/..%2fpt/x', '/actuator/../pt/x', '/%70t/x']) {
      expect((await get(root + path)).status, path).toBe(400);
    }
  });
}

test('a long token in the header of an answer arrives', async () => {
  await serve('');
  const { status, headers } = await get('/pt/token');
  expect(status).toBe(200);
  expect(headers['x-token']).toHaveLength(8000);
});

test('the server is told that a proxy in front speaks TLS', async () => {
  await serve('');
  for (const path of ['/pt/x', '/apps/sso/x']) {
    const toldFor = async (headers: Record<string, string>) =>
      JSON.parse((await get(path, headers)).text).headers['x-forwarded-proto'];
    expect(await toldFor({ 'X-Forwarded-Proto': 'https' })).toBe('https');
    expect(await toldFor({ 'X-Forwarded-Proto': 'ftp' })).toBe('http');
    expect(await toldFor({})).toBe('http');
  }
});

test('the access log holds no query', async () => {
  await serve('', { PORTAL_ACCESS_LOG: log });
  await get('/pt/x%2Fy?ticket=secret', { Referer: 'http://127.0.0.1/?ticket=secret' });
  await expect.poll(() => readFileSync(log, 'utf8')).toContain('"GET /pt/x%2Fy" 200');
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
