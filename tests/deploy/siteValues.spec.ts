/** What deploy/values.awk and deploy/page.awk make of a place's own values. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtInValues, pageValuesId } from '../../config/siteValues';

const folder = mkdtempSync(join(tmpdir(), 'site-values-'));
const builtIn = join(folder, 'built-in');
const own = join(folder, 'own.conf');
const values = join(folder, 'values');
const page = join(folder, 'page.html');

// In one worker, whose folder it is.
test.describe.configure({ mode: 'default' });
const env = { ...process.env, LC_ALL: 'C' };

test.beforeAll(() => {
  const lines = Object.entries(builtInValues).map(([key, value]) => `${key}=${value}\n`);
  writeFileSync(builtIn, lines.join(''));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

function check(content: string) {
  writeFileSync(own, content);
  const args = ['-v', 'own=site.conf', '-f', 'deploy/values.awk', builtIn, own];
  const { status, stdout, stderr } = spawnSync('awk', args, { encoding: 'utf8', env });
  return { status, stdout, errors: stderr.trim().split('\n').filter(Boolean) };
}

const taken = [
  ['phone=010-1234 5678', 'phone=010-1234 5678'],
  ['  icp = 京ICP备12345678号-2 \r', 'icp=京ICP备12345678号-2'],
  ['\uFEFFcompany=某某公司', 'company=某某公司'],
  ['# a note\n\nserverRoot=https://api.example.cn:8443/jobs', '/jobs'],
  ['serverRoot=/talent', 'serverRoot=/talent'],
  ['monitoringUrl=https://ops.example.cn:8443/in', 'monitoringUrl=https://ops.example.cn:8443/in'],
  ['publicSecurityMark=police.png', 'publicSecurityMark=police.png'],
  ['title=a=b "c" <d> \\e', 'title=a=b "c" <d> \\e'],
  ['', 'phone=400-000-2026'],
] as const;

for (const [content, line] of taken) {
  test(`takes ${JSON.stringify(content)}`, () => {
    const { status, stdout, errors } = check(content);
    expect(errors).toEqual([]);
    expect(status).toBe(0);
    expect(stdout).toContain(line);
    expect(stdout.trim().split('\n')).toHaveLength(Object.keys(builtInValues).length);
  });
}

const refused = [
  ['phone=call us', 'site.conf line 1: "phone" must be a telephone number'],
  ['\ntitle=', 'site.conf line 2: "title" must not be empty'],
  ['fone=1', 'site.conf line 1: "fone" is not a key'],
  ['phone 400', 'site.conf line 1: "phone 400" is not of the form key=value'],
  ['hours=1\nhours=2', 'site.conf line 2: "hours" stands here a second time'],
  ['email=us', '"email" must be an e-mail address, and is "us"'],
  ['icp=12345678', '"icp" must be a filing number'],
  ['publicSecurity=123', '"publicSecurity" must be a filing number'],
  ['publicSecurityMark=../police.png', '"publicSecurityMark" must be empty, or the name of'],
  ['publicSecurityMark=//a.cn/p.png', '"publicSecurityMark" must be empty, or the name of'],
  ['releaseType=beta', '"releaseType" must be production or test'],
  ['origin=https://a.cn/b', '"origin" must be an address without a path'],
  ['serverRoot=/talent/', '"serverRoot" must be empty, a path such as'],
  ['serverRoot=//evil.example', '"serverRoot" must be empty, a path such as'],
  ['monitoringUrl=/in', '"monitoringUrl" must be empty, or an address with a path'],
  ['monitoringUrl=https://a.cn/in?k=1;b', '"monitoringUrl" must be empty, or an address with'],
  ['address=a\tb', '"address" must be one line without control characters'],
  [`company=${'a'.repeat(301)}`, '"company" must be shorter'],
] as const;

for (const [content, fieldError] of refused) {
  test(`refuses ${JSON.stringify(content)} and says why`, () => {
    const { status, stdout, errors } = check(content);
    expect(errors).toEqual([expect.stringContaining(fieldError)]);
    expect(status).toBe(1);
    expect(stdout).toBe('');
  });
}

test('names every fault at once', () => {
  expect(check('a=1\nphone=x\nemail=y').errors).toHaveLength(3);
});

test('accepts its own built-in values', () => {
  const lines = Object.entries(builtInValues).map(([key, value]) => `${key}=${value}`);
  expect(check(lines.join('\n'))).toMatchObject({ status: 0, errors: [] });
});

/** What page.awk makes of a page for a place. */
function placed(html: string, base: string, content: string): string {
  writeFileSync(values, check(content).stdout);
  writeFileSync(page, html);
  const args = ['-v', `base=${base}`, '-f', 'deploy/page.awk', builtIn, values, page];
  return execFileSync('awk', args, { encoding: 'utf8', env });
}

const { title } = builtInValues;
const html = `<script type="application/json" id="${pageValuesId}">{}</script>
<script>var title="${title}",src="/a";
say(" href=\\"/b")</script>
<script src="/umi.js" defer></script>
<link href="/favicon.svg"><title>${title}</title>
<a href="/notice">${title}</a><a href="#x"></a>
`;

test('leaves a page without values of its own as it is', () => {
  expect(placed(html, '/', '')).toBe(html);
});

test('puts values and path into the page, and leaves its inline scripts alone', () => {
  const own = { title: `${title}"<b>\\`, phone: '010-1' };
  const made = placed(html, '/jobs/', `title=${own.title}\nphone=${own.phone}`);
  const [data = '', first, second, ...rest] = made.split('\n');
  expect(JSON.parse(data.replace(/<[^>]*>/g, ''))).toEqual({ base: '/jobs/', ...own });
  expect(data.match(/</g)).toHaveLength(2);
  expect([first, second]).toEqual(html.split('\n').slice(1, 3));
  const shown = `${title}&quot;&lt;b&gt;\\`;
  expect(rest).toEqual([
    '<script src="/jobs/umi.js" defer></script>',
    `<link href="/jobs/favicon.svg"><title>${shown}</title>`,
    `<a href="/jobs/notice">${shown}</a><a href="#x"></a>`,
    '',
  ]);
});

test('gives search engines the addresses of the place', () => {
  const { origin } = builtInValues;
  const lines = `Disallow: /user\nSitemap: ${origin}/sitemap.xml\n<loc>${origin}/home</loc>\n`;
  expect(placed(lines, '/jobs/', 'origin=https://a.cn')).toBe(
    'Disallow: /jobs/user\nSitemap: https://a.cn/jobs/sitemap.xml\n<loc>https://a.cn/jobs/home</loc>\n',
  );
});
