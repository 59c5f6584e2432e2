import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Cell {
  journey: string;
  fault: string;
  place: string;
  survived: boolean;
  ms: number;
  /** How the person went on, where the fault held the journey up. */
  ways: string[];
  error?: string;
}

const file = join(__dirname, '../../test-results/faults-matrix.json');
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const unique = (all: string[]) => [...new Set(all)];
const countOf = (cells: Cell[]) =>
  cells.length === 0 ? '' : `${cells.filter(({ survived }) => survived).length}/${cells.length}`;

/** A line of the printed matrix: the fault, then a column for each journey. */
const line = (head: string, columns: string[]) =>
  [head.padEnd(24), ...columns.map((text) => text.padStart(Math.max(10, text.length + 2)))].join(
    '',
  );

/** Prints how many cells of each journey × fault have survived, then those that have not; writes all as JSON. */
export default class MatrixReporter implements Reporter {
  private readonly cells: Cell[] = [];

  onTestEnd(test: TestCase, { status, duration, errors, annotations }: TestResult): void {
    if (annotations.some(({ type }) => type === 'not met')) return;
    const [journey = '', fault = '', place = ''] = test.titlePath().slice(-3);
    const ways = annotations.flatMap(({ type, description }) =>
      type === 'way on' ? [description ?? ''] : [],
    );
    const error = errors[0]?.message?.replace(colours, '');
    const survived = status === 'passed';
    this.cells.push({ journey, fault, place, survived, ms: duration, ways, error });
  }

  onEnd(): void {
    const { cells } = this;
    const journeys = unique(cells.map(({ journey }) => journey));
    const faults = unique(cells.map(({ fault }) => fault));
    const lines = faults.map((fault) => {
      const ofFault = cells.filter((cell) => cell.fault === fault);
      const counts = journeys.map((journey) =>
        countOf(ofFault.filter((cell) => cell.journey === journey)).padStart(journey.length),
      );
      return line(fault, [...counts, countOf(ofFault)]);
    });
    const totals = journeys.map((journey) =>
      countOf(cells.filter((cell) => cell.journey === journey)).padStart(journey.length),
    );
    const lost = cells
      .filter(({ survived }) => !survived)
      .map(({ journey, fault, place, error = '' }) => {
        const said = error.split('\n').filter((text) => text.trim() !== '');
        return `${journey} × ${fault} × ${place}: ${said.slice(0, 2).join(' | ')}`;
      });
    const table = [
      line('', [...journeys, 'all']),
      ...lines,
      line('all', [...totals, countOf(cells)]),
    ];
    process.stdout.write(`\n${[...table, '', ...lost].join('\n')}\n`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(cells, null, 1));
  }
}
