/**
 * The same build at another place: under /talent/, over TLS with a certificate of this run, with a server root and with
 * values of its own. PORTAL_LISTEN and PORTAL_SERVER as for deploy/asImage.mjs.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'portal-place-'));
chmodSync(folder, 0o755);
const [cert, key, site] = ['cert.pem', 'key.pem', 'site.conf'].map((name) => join(folder, name));
const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
execFileSync(
  'openssl',
  ['req', '-x509', ...curve, '-days', '2', ...subject, '-keyout', key, '-out', cert],
  { stdio: 'ignore' },
);
// The key of this run alone; nginx runs as another user.
chmodSync(key, 0o644);
writeFileSync(
  site,
  `# What differs here
title=示例“人才”平台 <测试>
serverRoot=/talent
monitoringUrl=https://ops.example.cn/in
releaseType=test
phone=010-1234 5678
icp=京ICP备12345678号-2
origin=https://jobs.example.cn
`,
);
Object.assign(process.env, {
  PORTAL_BASE: '/talent/',
  PORTAL_SITE: site,
  PORTAL_TLS_CERT: cert,
  PORTAL_TLS_KEY: key,
});
await import('../../deploy/asImage.mjs');
