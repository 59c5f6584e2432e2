/** What start.sh refuses, and says, before nginx runs. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
const scripts = readdirSync('deploy').filter((name) => /\.(?:sh|awk|template)$/.test(name));
const wrong = join(folder, 'site.conf');

test.beforeAll(() => {
  for (const name of scripts) cpSync(join('deploy', name), join(folder, 'deploy', name));
  cpSync('dist/site.conf', join(folder, 'dist/site.conf'));
  writeFileSync(wrong, 'phone=call us\nname=x\n');
  chmodSync(folder, 0o777);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Runs it as a user without rights, as the container does, and gives what it says. */
function start(variables: Record<string, string>): string {
  const uid = process.getuid?.() === 0 ? 101 : undefined;
  const given = { PORTAL_SERVER: '127.0.0.1:9', PORTAL_WORK: join(folder, 'work'), ...variables };
  const env = { PATH: process.env.PATH ?? '', ...given };
  const script = join(folder, 'deploy/start.sh');
  const { status, stderr } = spawnSync('sh', [script], { encoding: 'utf8', env, uid });
  expect(status).toBe(1);
  return stderr;
}

for (const [what, variables, words] of [
  [
    'a value',
    { PORTAL_SITE: wrong },
    /"phone" must be a telephone number.*\n.*"name" is not a key/,
  ],
  ['a file of values', { PORTAL_SITE: '/nowhere' }, /PORTAL_SITE names "\/nowhere"/],
  ['a path', { PORTAL_BASE: '/talent' }, /PORTAL_BASE is "\/talent"; it must begin and end/],
  ['a path that nginx would read otherwise', { PORTAL_BASE: '/a"b/' }, /PORTAL_BASE is/],
  ['a server of the calls', { PORTAL_SERVER: '' }, /PORTAL_SERVER is not set/],
  ['a certificate', { PORTAL_TLS_CERT: '/nowhere' }, /PORTAL_TLS_CERT or PORTAL_TLS_KEY/],
] as const) {
  test(`the portal does not start with ${what} that is wrong or missing`, () => {
    expect(start(variables)).toMatch(words);
  });
}
