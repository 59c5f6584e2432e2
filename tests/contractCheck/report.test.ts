import { junitText } from '../../tools/contract-check/check/junit';
import { readOptions, UsageError } from '../../tools/contract-check/check/options';
import { countsOf, reportText } from '../../tools/contract-check/check/report';
import type { Checked } from '../../tools/contract-check/check/run';

const base = { method: 'GET', path: '/portal/rest/notice/view', tag: 'content', ms: 12, found: [] };

const all: Checked[] = [
  { ...base, call: 'getBanners', name: 'as asked' },
  {
    ...base,
    call: 'viewNotice',
    name: 'as asked',
    found: [
      {
        kind: 'time-format',
        where: 'data.publishedAt',
        expected: 'format date-time',
        got: '"<昨天> & \u0001"',
      },
    ],
  },
  { ...base, call: 'submitLogin', name: 'as asked', tag: 'session', reason: 'no captcha was read' },
];

it('counts what was checked, what differs and what was not checked', () => {
  expect(countsOf(all)).toEqual({ checked: 2, calls: 2, differences: 1, unchecked: 1 });
});

it('says what differs, where, what was expected, what came, and how to mend it on either side', () => {
  const text = reportText(all);
  expect(text).toMatch(/^GET \/portal\/rest\/notice\/view \(viewNotice\), as asked$/m);
  expect(text).toMatch(/^ {2}WHAT {9}WHERE {13}EXPECTED {10}GOT$/m);
  expect(text).toMatch(/^ {2}time-format {2}data\.publishedAt {2}format date-time {2}"<昨天>/m);
  expect(text).toMatch(/^ {4}on the server: Send it such as 2026-11-05T09:00:00\+08:00/m);
  expect(text).toMatch(/^ {4}in the portal: Say how the server writes times in `times`/m);
});

it('lists what was not checked under its reason, and never as passed', () => {
  expect(reportText(all)).toContain(
    'Not checked: no captcha was read\n  submitLogin, as asked\n\n1 difference in 2 checks of 2 calls; 1 not checked',
  );
});

const snakeNames: Checked = {
  ...base,
  call: 'searchPositions',
  name: 'page 1',
  found: ['recruit_type', 'region_code', 'major_codes', 'region_name'].map((got) => ({
    kind: 'field-renamed',
    where: 'data.list[].recruitType',
    expected: 'recruitType',
    got,
  })),
};

it('names what many differences have in common first, and lists them when it is asked to', () => {
  const text = reportText([...all, snakeNames]);
  expect(text).toMatch(
    /^\nLikely causes, the first one explains most:\n {2}1\. The server spells names in snake_case: 4 differences at 1 calls/,
  );
  expect(text).toContain("`names: 'snake_case'` in config/wire.ts.");
  expect(text).not.toContain('(searchPositions)');
  expect(text).toContain('(viewNotice)');
  expect(reportText([...all, snakeNames], true)).toContain('(searchPositions)');
});

it('writes JUnit XML: a suite for each group of calls, a failure for each difference', () => {
  const xml = new DOMParser().parseFromString(junitText(all), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const suites = [...xml.querySelectorAll('testsuite')].map((suite) =>
    ['name', 'tests', 'failures', 'skipped'].map((name) => suite.getAttribute(name)),
  );
  expect(suites).toEqual([
    ['content', '2', '1', '0'],
    ['session', '1', '0', '1'],
  ]);
  const failures = [...xml.querySelectorAll('failure')];
  expect(failures.map((one) => one.getAttribute('message'))).toEqual([
    'time-format at data.publishedAt',
  ]);
  expect(failures[0]?.textContent).toContain('got "<昨天> & \ufffd"');
  expect(xml.querySelector('skipped')?.getAttribute('message')).toBe('no captcha was read');
});

it.each([
  ['http://127.0.0.1:8000', 'http://127.0.0.1:8000/pt'],
  ['https://jobs.example/', 'https://jobs.example/pt'],
  ['https://jobs.example/pt/', 'https://jobs.example/pt'],
  ['https://example/jobs', 'https://example/jobs/pt'],
])('reads the address %s', (address, expected) => {
  expect(readOptions(['--base', address]).base).toBe(expected);
});

it('changes nothing and waits for 60 seconds unless asked otherwise', () => {
  const options = readOptions(['--base', 'http://127.0.0.1']);
  expect(options).toEqual({
    base: 'http://127.0.0.1/pt',
    writes: false,
    isWhole: false,
    timeoutMs: 60_000,
  });
});

it('reads a login with colons in the password, and a token with its header', () => {
  const at = ['--base', 'http://127.0.0.1'];
  expect(readOptions([...at, '--login', 'candidate:a:b']).login).toEqual({
    loginName: 'candidate',
    password: 'a:b',
  });
  expect(readOptions([...at, '--token', 'X-Token: abc']).token).toEqual({
    key: 'X-Token',
    value: 'abc',
    domain: 'portal',
  });
});

it.each([
  ['no address', []],
  ['another protocol', ['--base', 'ftp://127.0.0.1']],
  ['a login without a password', ['--base', 'http://127.0.0.1', '--login', 'candidate']],
  ['login and token', ['--base', 'http://127.0.0.1', '--login', 'a:b', '--token', 'a:b']],
  ['a time-out that is no number', ['--base', 'http://127.0.0.1', '--timeout', 'soon']],
  ['an option that is not there', ['--base', 'http://127.0.0.1', '--everything']],
])('refuses %s', (_what, args) => {
  expect(() => readOptions(args)).toThrow(UsageError);
});
