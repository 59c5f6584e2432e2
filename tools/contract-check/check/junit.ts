import { kindOf } from './kinds/table';
import type { Checked } from './run';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text for XML 1.0: markup is escaped, characters that XML forbids are replaced. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"]/g, (one) => entities[one] ?? one);
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

function testCase(checked: Checked): string {
  const name = escaped(`${checked.call}, ${checked.name}`);
  const place = escaped(`${checked.method} ${checked.path}`);
  const failures = checked.found.map(({ kind, where, expected, got }) => {
    const { what, server, portal } = kindOf(kind);
    const text = `${what}.\n${where}: expected ${expected}, got ${got}\nOn the server: ${server}\nIn the portal: ${portal}`;
    return `<failure type="${kind}" message="${escaped(`${kind} at ${where}`)}">${escaped(text)}</failure>`;
  });
  const skipped =
    checked.reason === undefined ? [] : [`<skipped message="${escaped(checked.reason)}"/>`];
  const inside = [...failures, ...skipped].join('');
  return `    <testcase classname="${place}" name="${name}" time="${seconds(checked.ms)}">${inside}</testcase>`;
}

function suite(tag: string, all: readonly Checked[]): string {
  const failures = all.filter(({ found }) => found.length > 0).length;
  const skipped = all.filter(({ reason }) => reason !== undefined).length;
  const time = seconds(all.reduce((sum, { ms }) => sum + ms, 0));
  return `  <testsuite name="${escaped(tag)}" tests="${all.length}" failures="${failures}" errors="0" skipped="${skipped}" time="${time}">
${all.map(testCase).join('\n')}
  </testsuite>`;
}

/** The report as JUnit XML: a suite for each group of calls, a case for each step. */
export function junitText(all: readonly Checked[]): string {
  const tags = [...new Set(all.map(({ tag }) => tag))];
  const suites = tags.map((tag) =>
    suite(
      tag,
      all.filter((one) => one.tag === tag),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="contract">
${suites.join('\n')}
</testsuites>
`;
}
