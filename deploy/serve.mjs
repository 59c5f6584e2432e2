/**
 * nginx with the production configuration, for this machine alone: `node deploy/serve.mjs`, after
 * `npm run build`. PORTAL_LISTEN and PORTAL_SERVER are host:port; its own files stand in a temporary folder.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const here = import.meta.dirname;
const work = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
const values = {
  PORTAL_LISTEN: process.env.PORTAL_LISTEN ?? '127.0.0.1:8080',
  PORTAL_SERVER: process.env.PORTAL_SERVER ?? '127.0.0.1:8000',
  PORTAL_ROOT: resolve(here, '../dist'),
  PORTAL_HEADERS: join(work, 'security-headers.conf'),
  PORTAL_SCRIPTS: readFileSync(resolve(here, '../dist/inline-hashes'), 'utf8'),
};

const filled = (template) =>
  readFileSync(join(here, template), 'utf8').replace(/\$\{(\w+)\}/g, (_, name) => values[name]);
const portal = filled('portal.conf.template');
writeFileSync(values.PORTAL_HEADERS, filled('security-headers.conf.template'));
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const main = [
  // Started by root, nginx would hand its workers to a user who may not read this checkout.
  ...(process.getuid?.() === 0 ? ['user root;'] : []),
  'worker_processes 1;',
  'daemon off;',
  `pid ${join(work, 'nginx.pid')};`,
  'error_log stderr crit;',
  'events {}',
  'http {',
  'include /etc/nginx/mime.types;',
  'default_type application/octet-stream;',
  'access_log off;',
  ...temporary.map((name) => `${name}_temp_path ${join(work, name)};`),
  portal,
  '}',
];
const file = join(work, 'nginx.conf');
writeFileSync(file, main.join('\n'));

const nginx = spawn('nginx', ['-p', work, '-c', file], { stdio: 'inherit' });
nginx.on('error', () => {
  process.stderr.write('nginx not found. Debian or Ubuntu: apt-get install nginx-light\n');
  process.exitCode = 1;
});
nginx.on('exit', (code) => {
  rmSync(work, { recursive: true, force: true });
  process.exitCode = code ?? 0;
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => nginx.kill('SIGTERM'));
