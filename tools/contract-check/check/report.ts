import { type Cause, causesOf } from './causes';
import { kindOf } from './kinds/table';
import type { Checked } from './run';

export interface Counts {
  /** Steps that were done. */
  checked: number;
  /** Calls of the contract with at least one step that was done. */
  calls: number;
  differences: number;
  unchecked: number;
}

export function countsOf(all: readonly Checked[]): Counts {
  const done = all.filter(({ reason }) => reason === undefined);
  return {
    checked: done.length,
    calls: new Set(done.map(({ call }) => call)).size,
    differences: all.reduce((sum, { found }) => sum + found.length, 0),
    unchecked: all.length - done.length,
  };
}

const columns = ['what', 'where', 'expected', 'got'] as const;
const widest = 60;

/** Half-width columns that a text takes in a terminal: Chinese characters take two. */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, one) =>
      sum +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
        one,
      )
        ? 2
        : 1),
    0,
  );
}

function cut(text: string): string {
  let kept = '';
  for (const one of text) {
    if (widthOf(kept + one) > widest - 1) return `${kept}…`;
    kept += one;
  }
  return kept;
}

function table(rows: readonly Record<(typeof columns)[number], string>[]): string[] {
  const lines = [
    columns.map((name) => name.toUpperCase()),
    ...rows.map((row) => columns.map((name) => cut(row[name]))),
  ];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at] ?? ''))));
  return lines.map((line) =>
    `  ${line.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - widthOf(cell))).join('  ')}`.trimEnd(),
  );
}

function ofCall(checked: Checked): string[] {
  const rows = checked.found.map(({ kind, where, expected, got }) => ({
    what: kind,
    where,
    expected,
    got,
  }));
  const mending = [...new Set(checked.found.map(({ kind }) => kind))].flatMap((id) => {
    const { what, server, portal } = kindOf(id);
    return [`  ${id}: ${what}.`, `    on the server: ${server}`, `    in the portal: ${portal}`];
  });
  return [
    '',
    `${checked.method} ${checked.path} (${checked.call}), ${checked.name}`,
    ...table(rows),
    ...mending,
  ];
}

function unchecked(all: readonly Checked[]): string[] {
  const open = all.filter(({ reason }) => reason !== undefined);
  const reasons = [...new Set(open.map(({ reason }) => reason))];
  return reasons.flatMap((reason) => [
    '',
    `Not checked: ${reason}`,
    ...open.filter((one) => one.reason === reason).map(({ call, name }) => `  ${call}, ${name}`),
  ]);
}

function ofCause({ what, mend, found, calls }: Cause, index: number): string[] {
  const [first] = found;
  const count = `${found.length} differences at ${calls} calls`;
  return [
    ...(index === 0 ? ['', 'Likely causes, the first one explains most:'] : []),
    `  ${index + 1}. ${what}: ${count}, such as ${first?.where}: ${first?.got}`,
    `     ${mend}`,
  ];
}

/**
 * The report for people: what many differences have in common, what else differs call by call and how to mend it, then
 * what was not checked and why. `isWhole`: the differences of the causes too.
 */
export function reportText(all: readonly Checked[], isWhole = false): string {
  const { checked, calls, differences, unchecked: open } = countsOf(all);
  const word = differences === 1 ? 'difference' : 'differences';
  const causes = causesOf(all);
  const explained = new Set(isWhole ? [] : causes.flatMap(({ found }) => found));
  const others = all
    .map((one) => ({ ...one, found: one.found.filter((finding) => !explained.has(finding)) }))
    .filter(({ found }) => found.length > 0);
  return [
    ...causes.flatMap(ofCause),
    ...(explained.size > 0
      ? ['', 'Mend these and run it again; --all lists each difference.']
      : []),
    ...others.flatMap(ofCall),
    ...unchecked(all),
    '',
    `${differences} ${word} in ${checked} checks of ${calls} calls; ${open} not checked`,
  ].join('\n');
}
