import { headingOf, squeezed } from './headings';

/** Words that stand together, with where they begin and end. */
export interface Cell {
  text: string;
  x: number;
  end: number;
}

/** A line of a page. */
export interface Row {
  page: number;
  y: number;
  height: number;
  cells: Cell[];
}

/** Most lines of a heading that is set in a narrow cell. */
const mostLines = 6;

const nameOf = ({ cells: [first] }: Row) => squeezed(first?.text ?? '');

/** The rows from `at` on whose first cells are one heading together, broken in the narrow column left of a table. */
function brokenAt(rows: readonly Row[], at: number): Row[] | undefined {
  for (let count = Math.min(mostLines, rows.length - at); count > 1; count -= 1) {
    const own = rows.slice(at, at + count);
    if (headingOf(own.map(nameOf).join(''))) return own;
  }
  return undefined;
}

/** The rows with the headings left of tables above what they belong to: they stand in its middle. */
export function withSideHeadings(rows: readonly Row[]): Row[] {
  const left = Math.min(...rows.map(({ cells }) => cells[0]?.x ?? Number.POSITIVE_INFINITY));
  const beside = rows.filter(({ cells }) => (cells[0]?.x ?? left + 9) < left + 2);
  const short = (row: Row) => /^\p{Script=Han}{1,4}$/u.test(nameOf(row));
  const found: Row[] = [...rows];
  let floor = -1;
  for (let at = 0; at < beside.length; at += 1) {
    const own = beside[at] && short(beside[at]) ? brokenAt(beside, at) : undefined;
    const [first] = own ?? [];
    const last = own?.at(-1);
    if (!own || !first || !last || !own.every(short)) {
      floor = Math.max(floor, beside[at]?.y ?? floor);
      continue;
    }
    const start = rows.find(({ y }) => y > floor) ?? first;
    const heading = { ...start, cells: [{ text: own.map(nameOf).join(''), x: left, end: left }] };
    for (const row of own) {
      found[found.findIndex(({ y }) => y === row.y)] = { ...row, cells: row.cells.slice(1) };
    }
    found.splice(
      found.findIndex(({ y }) => y === start.y),
      0,
      heading,
    );
    // As far below its middle as it begins above.
    floor = Math.max(last.y, first.y + last.y - start.y);
    at += own.length - 1;
  }
  return found.filter(({ cells }) => cells.length > 0);
}
