import { headingOf } from './headings';
import type { Cell, Row } from './sideHeadings';

/** The lines of one cell of a table. */
interface Block {
  lines: (Cell & { y: number })[];
}

/** Lines of one cell begin, or have their middle, one below the other. */
const isBelow = (one: Cell, other: Cell) =>
  Math.abs(one.x - other.x) < 2 || Math.abs(one.x + one.end - other.x - other.end) < 4;

/** The least distance of two lines of a cell, of the lines of a page. */
function pitchOf(rows: readonly Row[]): number {
  const distances = rows.flatMap((row, at) => {
    const next = rows
      .slice(at + 1, at + 4)
      .find((other) => other.cells.some((cell) => row.cells.some((one) => isBelow(one, cell))));
    const distance = next ? next.y - row.y : 0;
    return distance > row.height * 0.9 ? [distance] : [];
  });
  return Math.min(...distances);
}

/** Rows close to each other, as the lines of one row of a table are. */
function bandsOf(rows: readonly Row[], most: number): Row[][] {
  const bands: Row[][] = [];
  for (const row of rows) {
    const band = bands.at(-1);
    const last = band?.at(-1);
    const isHeading = [row, last].some((one) => one?.cells[0] && headingOf(one.cells[0].text));
    if (band && last && !isHeading && row.y - last.y <= most) band.push(row);
    else bands.push([row]);
  }
  return bands;
}

function blocksOf(band: readonly Row[], most: number): Block[] {
  const blocks: Block[] = [];
  for (const { y, cells } of band) {
    for (const cell of cells) {
      const own = blocks.find(({ lines }) => {
        const last = lines.at(-1);
        return last && y > last.y && y - last.y <= most && isBelow(last, cell);
      });
      if (own) own.lines.push({ ...cell, y });
      else blocks.push({ lines: [{ ...cell, y }] });
    }
  }
  return blocks;
}

const middleOf = ({ lines }: Block) => ((lines[0]?.y ?? 0) + (lines.at(-1)?.y ?? 0)) / 2;
const isLatin = (letter = '') => /[A-Za-z,.]/.test(letter);

const cellOf = ({ lines }: Block): Cell => ({
  x: Math.min(...lines.map(({ x }) => x)),
  end: Math.max(...lines.map(({ end }) => end)),
  text: lines
    .map(({ text }) => text.trim())
    .reduce((all, text) => all + (isLatin(all.at(-1)) && isLatin(text[0]) ? ' ' : '') + text),
});

/** The cells of a row of a table whose middles are at one height; undefined where the lines are no such row. */
function tableRow(band: readonly Row[], most: number): Row[] | undefined {
  const [first] = band;
  const blocks = blocksOf(band, most);
  if (!first || blocks.length < 2) return undefined;
  const near = (block: Block) =>
    blocks.filter((one) => Math.abs(middleOf(one) - middleOf(block)) <= first.height / 3);
  const [own = []] = blocks.map(near).sort((one, other) => other.length - one.length);
  const counts = own.map(({ lines }) => lines.length);
  const isRow = own.length * 2 > blocks.length && Math.max(...counts) > Math.min(...counts);
  if (!isRow) return undefined;
  const cells = own.map(cellOf).sort((one, other) => one.x - other.x);
  // Such as a photo's, which other rows have beside them, too.
  const others = blocks.filter((block) => !own.includes(block)).map(cellOf);
  return [{ ...first, cells }, ...(others.length > 0 ? [{ ...first, cells: others }] : [])];
}

/** Most lines of cells that all have as many. */
const mostEqual = 3;

/** The row of a table whose cells are wrapped into as many lines each, where they stand below those of its other rows. */
function equalRow(band: readonly Row[], most: number, columns: readonly Cell[]): Row[] | undefined {
  const [first] = band;
  const blocks = blocksOf(band, most);
  const isRow =
    band.length > 1 &&
    band.length <= mostEqual &&
    blocks.length > 1 &&
    blocks.every(
      (block) =>
        block.lines.length === band.length &&
        columns.some((column) => isBelow(column, cellOf(block))),
    );
  return first && isRow ? [{ ...first, cells: blocks.map(cellOf) }] : undefined;
}

/** Fewer such rows may be lines beside each other by chance. */
const fewest = 2;

/** The rows of a page, those of a table as one each, whose cells have different numbers of lines around one middle. */
export function withWrappedCells(rows: readonly Row[]): Row[] {
  const most = pitchOf(rows) * 1.2;
  const bands = bandsOf(rows, most).map((band) => ({ band, row: tableRow(band, most) }));
  if (bands.filter(({ row }) => row).length < fewest) return [...rows];
  const columns = bands.flatMap(({ row }) => row?.[0]?.cells ?? []);
  return bands.flatMap(({ band, row }) => row ?? equalRow(band, most, columns) ?? band);
}
