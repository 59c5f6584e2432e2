/** @ownModules Its runs alone need what a worker has of memory. What operations set: whatever text they give, the page carries exactly that, or nginx does not start. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtInValues, pageValuesId, type SiteValues } from '../../config/siteValues';
import { runPage } from '../first-paint/runPage';
import { anyText, fc } from '../helpers/property';
import { freshStart, startServer } from '../request/server';

const folder = mkdtempSync(join(tmpdir(), 'site-property-'));
const file = (name: string) => join(folder, name);
const env = { ...process.env, LC_ALL: 'C' };
afterAll(() => rmSync(folder, { recursive: true }));

const lines = (values: object) =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');

/** The data in the page for these values; undefined where nginx would not start. */
function placed(values: Partial<SiteValues>, base: string): unknown {
  writeFileSync(file('built-in'), lines(builtInValues));
  writeFileSync(file('own.conf'), lines(values));
  writeFileSync(file('page'), `<script type="application/json" id="${pageValuesId}">{}</script>\n`);
  const check = [
    '-v',
    'own=own.conf',
    '-f',
    'deploy/values.awk',
    file('built-in'),
    file('own.conf'),
  ];
  const { status, stdout } = spawnSync('awk', check, { env });
  if (status !== 0) return undefined;
  writeFileSync(file('values'), stdout);
  const put = [
    '-v',
    `base=${base}`,
    '-f',
    'deploy/page.awk',
    file('built-in'),
    file('values'),
    file('page'),
  ];
  const html = execFileSync('awk', put, { env, encoding: 'utf8' });
  expect(html.match(/</g)).toHaveLength(2);
  return JSON.parse(html.replace(/^<[^>]*>|<\/script>\n$/g, ''));
}

/** Mostly what operations write, sometimes anything. */
const text = fc.oneof(
  { weight: 8, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }) },
  { weight: 1, arbitrary: anyText.map((value) => value.toWellFormed()) },
);
const mostly = (...usual: string[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: text });
const values = fc.record(
  {
    title: text,
    company: text,
    address: text,
    phone: mostly('010-1', '+86 10 1234'),
    email: mostly('us@a.cn', 'a+b.c@d-e.example'),
    serverRoot: mostly(
      '',
      '/jobs',
      'https://api.example.cn:8443',
      'javascript:1',
      '//evil.example',
    ),
  },
  { requiredKeys: [] },
);

test('the page carries what was set, no more and no less; a value that is refused keeps it from starting', () => {
  let taken = 0;
  fc.assert(
    fc.property(values, fc.constantFrom('/', '/jobs/'), (set, base) => {
      const carried = placed(set, base);
      if (carried === undefined) return;
      taken += 1;
      const trimmed = Object.entries(set).map(([key, value]) => [
        key,
        value.replace(/^[ \t]+|[ \t]+$/g, ''),
      ]);
      const own = trimmed.filter(([key = '', value]) => builtInValues[key as 'title'] !== value);
      expect(carried).toEqual({ ...Object.fromEntries(own), ...(base === '/' ? {} : { base }) });
      if (set.serverRoot) expect(set.serverRoot).toMatch(/^\s*(?:https?:\/\/[\w.-]+|\/(?!\/))/);
    }),
    { numRuns: 150 },
  );
  // Otherwise the property would say nothing.
  expect(taken).toBeGreaterThan(20);
});

describe('the page’s script', () => {
  startServer();
  beforeEach(freshStart);
  afterEach(() => {
    delete window.routerBase;
    delete window.publicPath;
    document.head.replaceChildren();
  });

  test('begins at the path and the server root that the page carries', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'abz09-_'), minLength: 1, maxLength: 8 });
    const root = fc.constantFrom(undefined, '', '/jobs', 'https://api.example.cn:8443');
    await fc.assert(
      fc.asyncProperty(word, root, async (name, serverRoot) => {
        const fetched: string[] = [];
        window.fetch = ((address: string) => {
          fetched.push(address);
          return Promise.reject(new TypeError('Failed to fetch'));
        }) as typeof fetch;
        delete window.routerBase;
        const base = `/${name}/`;
        const data = JSON.stringify({ base, serverRoot });
        document.head.innerHTML = `<script id="${pageValuesId}" type="application/json">${data}</script>`;
        await runPage(`${base}notice`);
        expect([window.routerBase, window.publicPath]).toEqual([base, base]);
        const start = `${serverRoot ?? builtInValues.serverRoot}/pt/accesstoken/user/portal`;
        expect(fetched).toEqual([start]);
      }),
      { numRuns: 25 },
    );
  });
});
