import { headingOf, squeezed } from './headings';
import type { Line, Paper } from './labels';

/** A piece of text where it stands on its page, in points from the left and from the top. */
export interface TextItem {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  page: number;
}

interface Cell {
  text: string;
  x: number;
  end: number;
}

interface Row {
  page: number;
  y: number;
  height: number;
  cells: Cell[];
}

/** Gaps in a line, as parts of a letter's height: a wider one parts cells, a narrower one words. */
const cellGap = 1.2;
const wordGap = 0.2;

/** The cells of a line of plain text. */
export function cellsOf(text: string): Line {
  return text.split(/\t|\u3000|[|\uff5c]| {2,}/).map((cell) => cell.trim());
}

/** A plain text as a paper with one column. */
export function paperOfText(text: string): Paper {
  return [
    text
      .split(/\r\n?|\n/)
      .map(cellsOf)
      .filter((line) => line.some(Boolean)),
  ];
}

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

/** The paper of the texts of its pages: what stands in one line is joined, columns are parted. */
export function paperOfItems(items: readonly TextItem[]): Paper {
  const rows = rowsOf(items);
  const columns: [Line[], Line[]] = [[], []];
  let wide: 0 | 1 = 0;
  for (const page of new Set(rows.map((row) => row.page))) {
    const own = rows.filter((row) => row.page === page);
    const edge = edgeOf(own);
    const add = (at: 0 | 1, cells: readonly Cell[]) => {
      const line = cells.flatMap(({ text }) => cellsOf(text));
      if (line.length > 0) columns[at].push(line);
      return line.join('').length;
    };
    if (edge === undefined) for (const { cells } of own) add(wide, cells);
    else {
      let more = 0;
      for (const { cells } of own) {
        more -= add(
          0,
          cells.filter(({ x }) => x < edge),
        );
        more += add(
          1,
          cells.filter(({ x }) => x >= edge),
        );
      }
      // A later page without a side column goes on where the longer texts stand.
      wide = more > 0 ? 1 : 0;
    }
  }
  return columns.filter((column) => column.length > 0);
}

/** Whether a paper has any words: a scanned one has none. */
export function isReadable(paper: Paper): boolean {
  return squeezed(paper.flat(2).join('')).length >= 10;
}
