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
const isShort = (row: Row) => /^\p{Script=Han}{1,9}$/u.test(nameOf(row));

/** A narrow cell and the next one, where little room is between them. */
function parted(row: Row): Row {
  const [first, ...others] = row.cells;
  const [, name = '', rest = ''] =
    /^(\p{Script=Han}{2,9})\s+(\S.*)$/u.exec(first?.text ?? '') ?? [];
  if (!first || !headingOf(name)) return row;
  return { ...row, cells: [{ ...first, text: name }, { ...first, text: rest }, ...others] };
}

/** The rows from `at` on whose first cells are one heading together, whole or broken. */
function headingAt(rows: readonly Row[], at: number): Row[] | undefined {
  for (let count = Math.min(mostLines, rows.length - at); count > 0; count -= 1) {
    const own = rows.slice(at, at + count);
    if (own.every(isShort) && headingOf(own.map(nameOf).join(''))) return own;
  }
  return undefined;
}

/**
 * The rows with the headings left of tables above what they belong to. They stand in its middle where lines without a
 * first cell are above the first of them, else at its top.
 */
export function withSideHeadings(all: readonly Row[]): Row[] {
  const left = Math.min(...all.map(({ cells }) => cells[0]?.x ?? Number.POSITIVE_INFINITY));
  const isBeside = ({ cells }: Row) => (cells[0]?.x ?? left + 9) < left + 2;
  const rows = all.map((row) => (isBeside(row) ? parted(row) : row));
  const beside = rows.filter(isBeside);
  let found = [...rows];
  let floor = -1;
  let isCentred: boolean | undefined;
  for (let at = 0; at < beside.length; at += 1) {
    const own = headingAt(beside, at) ?? [];
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last || (own.length === 1 && first.cells.length === 1)) {
      floor = beside[at]?.y ?? floor;
      continue;
    }
    const [start = first] = rows.filter(({ y }) => y > floor);
    isCentred ??= start !== first;
    const from = isCentred ? start : first;
    const text = own.map(nameOf).join('');
    found = found.flatMap((row) => {
      const rest = own.includes(row) ? { ...row, cells: row.cells.slice(1) } : row;
      return row === from ? [{ ...row, cells: [{ text, x: left, end: left }] }, rest] : [rest];
    });
    // As far below its middle as it begins above.
    floor = isCentred ? first.y + last.y - from.y + last.height / 3 : last.y;
    at += own.length - 1;
  }
  return found.filter(({ cells }) => cells.length > 0);
}
