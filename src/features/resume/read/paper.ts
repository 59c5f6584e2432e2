import { pageNumber } from '@/locales/resumeWords';
import { headingOf } from './headings';
import type { Line, Paper } from './labels';
import { cellsOf, lineOf } from './lines';
import { type Cell, type Row, withSideHeadings } from './sideHeadings';
import { withWrappedCells } from './wrappedCells';

/** A piece of text where it stands on its page, in points from the left and from the top. */
export interface TextItem {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  page: number;
}

/** Gaps in a line, as parts of a letter's height: a wider one parts cells, a narrower one words. */
const cellGap = 1.2;
const wordGap = 0.2;

function rowsOf(items: readonly TextItem[]): Row[] {
  const rows: Row[] = [];
  const sorted = items
    .filter(({ text }) => text.trim() !== '')
    .sort((one, other) => one.page - other.page || one.y - other.y || one.x - other.x);
  for (const item of sorted) {
    const row = rows.at(-1);
    const isSame = row?.page === item.page && Math.abs(row.y - item.y) < row.height / 2;
    const own =
      isSame && row ? row : { page: item.page, y: item.y, height: item.height, cells: [] };
    if (own !== row) rows.push(own);
    own.cells.push({ text: item.text, x: item.x, end: item.x + item.width });
  }
  return rows.map((row) => ({ ...row, cells: joined(row) }));
}

function joined({ cells, height }: Row): Cell[] {
  const whole: Cell[] = [];
  for (const cell of [...cells].sort((one, other) => one.x - other.x)) {
    const last = whole.at(-1);
    const gap = last ? cell.x - last.end : 0;
    if (!last || gap > cellGap * height) whole.push({ ...cell });
    else {
      last.text += (gap > wordGap * height ? ' ' : '') + cell.text;
      last.end = cell.end;
    }
  }
  return whole;
}

/**
 * Where the right column of a page begins: at headings that end their lines. A page without such headings has one column,
 * or is a table.
 */
function edgeOf(rows: readonly Row[]): number | undefined {
  const cells = rows.flatMap((row) => row.cells);
  const left = Math.min(...cells.map(({ x }) => x));
  const right = Math.max(...cells.map(({ end }) => end));
  const starts = rows.flatMap(({ cells: own }) => {
    const last = own.at(-1);
    const isAside = last && last.x > left + (right - left) / 5;
    return isAside && headingOf(last.text) ? [last.x] : [];
  });
  const edge = Math.min(...starts);
  const crossing = cells.filter(({ x, end }) => x < edge - 2 && end > edge + 2);
  return starts.length > 0 && crossing.length <= rows.length / 6 ? edge - 2 : undefined;
}

/** The columns of some rows of a page, as long as there is another one beside. */
function columnsOf(rows: readonly Row[]): Row[][] {
  const edge = edgeOf(rows);
  if (edge === undefined) return [[...rows]];
  const part = (isOwn: (cell: Cell) => boolean) =>
    rows
      .map((row) => ({ ...row, cells: row.cells.filter(isOwn) }))
      .filter(({ cells }) => cells.length > 0);
  return [...columnsOf(part(({ x }) => x < edge)), part(({ x }) => x >= edge)];
}

const textOf = ({ cells }: Row) => cells.map(({ text }) => text.trim()).join(' ');

/** The rows of a page without its number and what stands on an earlier page at the same end, too. */
function withoutFurniture(rows: readonly Row[], earlier: readonly Row[]): Row[] {
  const known = new Set(earlier.map(textOf));
  const ends = [rows[0], rows.at(-1)];
  return rows.filter(
    (row) => !pageNumber.test(textOf(row)) && !(ends.includes(row) && known.has(textOf(row))),
  );
}

/** The paper of the texts of its pages: what stands in one line is joined, columns are parted. */
export function paperOfItems(items: readonly TextItem[]): Paper {
  const rows = rowsOf(items);
  const columns: Line[][] = [];
  let wide = 0;
  for (const page of new Set(rows.map((row) => row.page))) {
    const own = withoutFurniture(
      rows.filter((row) => row.page === page),
      rows.filter((row) => row.page < page),
    );
    const parted = columnsOf(withSideHeadings(own));
    const whole = parted.length === 1 ? parted.map(withWrappedCells) : parted;
    const found = whole.map((column) =>
      column.map(({ cells }) => lineOf(cells.flatMap(({ text }) => cellsOf(text)))),
    );
    const lengths = found.map((lines) => lines.flat().join('').length);
    for (const [at, lines] of found.entries()) {
      const to = found.length === 1 ? wide : at;
      columns[to] = [...(columns[to] ?? []), ...lines];
    }
    // A later page without a side column goes on where the longer texts stand.
    if (found.length > 1) wide = lengths.indexOf(Math.max(...lengths));
  }
  return columns.filter((column) => column.length > 0);
}
