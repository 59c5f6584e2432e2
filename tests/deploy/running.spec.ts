/** What start.sh does while the portal runs, and under systemd (deploy/portal.service). */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addresses } from './addresses';
import { nextRelease } from './nextRelease';
import { ended, served } from './process';

// One nginx for all, so one test after the other.
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(join(tmpdir(), 'portal-running-'));
const site = join(folder, 'site.conf');
const script = join(folder, 'deploy/start.sh');
const url = `http://${addresses.running}`;
const isRoot = process.getuid?.() === 0;
let running: ChildProcess | undefined;

/** Runs start.sh as a user without rights. Its standard output is a socket, as under systemd: Node makes no pipes. */
function run(
  task: string,
  more: Record<string, string> = {},
  command: string[] = [],
): ChildProcess {
  const [program = '', ...args] = [...command, 'sh', script, task];
  return spawn(program, args, {
    env: {
      PATH: process.env.PATH ?? '',
      PORTAL_LISTEN: addresses.running,
      PORTAL_SERVER: addresses.server,
      PORTAL_SITE: site,
      PORTAL_ACCESS_LOG: 'off',
      PORTAL_WORK: join(folder, 'work'),
      ...more,
    },
    uid: isRoot && command.length === 0 ? 101 : undefined,
  });
}

/** What a second run of start.sh says, and its status. */
async function again(task: string, more: Record<string, string> = {}) {
  const child = run(task, more);
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const [status] = await once(child, 'close');
  return { status, said };
}

async function start(more: Record<string, string> = {}): Promise<void> {
  await ended(running);
  running = run('start', more);
  await served(`${url}/`);
}

const title = async () => /<title>(.*?)<\/title>/.exec(await (await fetch(`${url}/`)).text())?.[1];

test.beforeAll(() => {
  for (const name of ['deploy', 'dist']) cpSync(name, join(folder, name), { recursive: true });
  chmodSync(folder, 0o777);
});
test.beforeEach(() => writeFileSync(site, 'title=甲\n'));
test.afterAll(async () => {
  await ended(running);
  rmSync(folder, { recursive: true });
});

test('a slip in the values leaves the portal that runs as it is; without it they are taken without a gap', async () => {
  await start();
  const entry = readdirSync('dist').find((name) => /^umi\.[0-9a-f]{8}\.js$/.test(name));
  const isServed = async () => {
    expect(await title()).toBe('甲');
    for (const path of [entry, 'robots.txt'])
      expect((await fetch(`${url}/${path}`)).status, path).toBe(200);
  };
  writeFileSync(site, 'title=乙\nphone=call us\n');
  for (const task of ['reload', 'start']) {
    const { status, said } = await again(task);
    await isServed();
    expect(status).toBe(1);
    if (task === 'reload') expect(said).toContain('"phone" must be a telephone number');
  }
  // What only nginx can tell.
  writeFileSync(site, 'title=乙\n');
  expect(await again('reload', { PORTAL_PROXIES: '10.0.0.300' })).toMatchObject({
    status: 1,
    said: expect.stringContaining('10.0.0.300'),
  });
  await isServed();
  expect(await again('reload', { PORTAL_LISTEN: addresses.server })).toMatchObject({
    status: 1,
    said: expect.stringContaining('its error log says why'),
  });
  await isServed();
  expect(await again('reload')).toEqual({ status: 0, said: '' });
  await expect.poll(title).toBe('乙');
  expect(running?.exitCode).toBeNull();
});

test('a new release takes the place of the one that runs, without a gap', async () => {
  await start();
  const next = join(folder, 'next');
  nextRelease('dist', next);
  chmodSync(next, 0o755);
  const entryOf = (page: string) => /src="\/(umi\.[0-9a-f]{8}\.js)"/.exec(page)?.[1];
  const former = entryOf(readFileSync('dist/index.html', 'utf8'));
  expect((await again('reload', { PORTAL_DIST: next })).status).toBe(0);
  const entry = async () => entryOf(await (await fetch(`${url}/`)).text());
  await expect.poll(entry).toBe(entryOf(readFileSync(join(next, 'index.html'), 'utf8')));
  expect((await fetch(`${url}/${await entry()}`)).status).toBe(200);
  // A worker of before may still answer.
  await expect.poll(async () => (await fetch(`${url}/${former}`)).status).toBe(404);
});

test('there is nothing to reload where nothing runs', async () => {
  await ended(running);
  expect((await again('reload')).said).toContain('it does not run');
});

test('the portal starts where its standard output is a socket, and its log goes to an address', async () => {
  await start({ PORTAL_ACCESS_LOG: '' });
  const journal = createSocket('udp4').bind(0, '127.0.0.1');
  await once(journal, 'listening');
  const line = once(journal, 'message');
  await start({ PORTAL_ACCESS_LOG: `syslog:server=127.0.0.1:${journal.address().port}` });
  expect(String((await line)[0])).toMatch(/"GET \/" 200 \d+ \d+\.\d{3} -$/);
  journal.close();
});

const unit = readFileSync('deploy/portal.service', 'utf8');
const set = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

test('systemd finds no fault in the unit', () => {
  const said = execFileSync('systemd-analyze', ['verify', 'deploy/portal.service'], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  expect(said).toBe('');
});

test('as the unit starts it, nginx listens on a port below 1024; as it stops it, calls under way are answered', async () => {
  await ended(running);
  const server = createServer((_, answer) => {
    setTimeout(() => answer.end('whole'), 1000);
  });
  const asked = once(server, 'request');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const capability = set('AmbientCapabilities').replace('CAP_', '+').toLowerCase();
  const rights = ['--inh-caps', capability, '--ambient-caps', capability, '--no-new-privs'];
  const user = ['--reuid', '101', '--regid', '101', '--clear-groups'];
  // Who is not root can hand on no capability, and tries a port above.
  const listen = isRoot ? '127.0.0.1:843' : addresses.running;
  running = run(
    'start',
    { PORTAL_LISTEN: listen, PORTAL_SERVER: `127.0.0.1:${(server.address() as AddressInfo).port}` },
    isRoot ? ['setpriv', ...user, ...rights] : [],
  );
  await served(`http://${listen}/`);
  const answer = fetch(`http://${listen}/pt/slow`).then((one) => one.text());
  await asked;
  await ended(running, set('KillSignal') as NodeJS.Signals);
  expect(await answer).toBe('whole');
  server.close();
});
