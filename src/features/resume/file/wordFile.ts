import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { wideCells } from '../view/wideCells';
import type { Sheet, SheetFact, SheetSection } from './sheet';

/** A4 in twentieths of a point, and its margins: 2 cm. */
const page = { width: 11906, height: 16838, margin: 1134 };
const lineWidth = page.width - 2 * page.margin;
/** Pixels of the photo: 295 × 413 at 63.5 dpi, 2.5 × 3.5 cm. */
const photoSize = { width: 94, height: 132 };
const ruled = { style: BorderStyle.SINGLE, size: 4, color: 'AAB3AD' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = { top: none, bottom: none, left: none, right: none };
const noRules = { ...noBorders, insideHorizontal: none, insideVertical: none };
const inCell = { top: 60, bottom: 60, left: 100, right: 100 };

/** XML 1.0 takes no control characters but these three, and no half of a surrogate pair; with one of them Word refuses the file. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

function runs(text: string, isBold = false): TextRun[] {
  return text
    .replace(unwritable, '')
    .split(/\r?\n|\r/)
    .map((line, index) => new TextRun({ text: line, bold: isBold, break: index > 0 ? 1 : 0 }));
}

const words = (text: string, isBold = false) => new Paragraph({ children: runs(text, isBold) });

/** A row of cells in a table that spans the line; `widths` are shares of it. */
function cell(children: Paragraph[], share: number, columnSpan = 1): TableCell {
  return new TableCell({
    children,
    columnSpan,
    margins: inCell,
    width: { size: Math.round(lineWidth * share), type: WidthType.DXA },
  });
}

/** Four columns: label and text, twice; a long text takes three of them. */
function factTable(facts: readonly SheetFact[]): Table {
  const isWide = wideCells(facts.map(({ isLong }) => isLong));
  const rows: TableCell[][] = [];
  facts.forEach(({ label, text }, index) => {
    const last = rows.at(-1);
    const isSecond = last?.length === 2 && !isWide[index] && !isWide[index - 1];
    const cells = [
      cell([words(label, true)], 0.16),
      isWide[index] ? cell([words(text)], 0.84, 3) : cell([words(text)], 0.34),
    ];
    if (isSecond) last.push(...cells);
    else rows.push(cells);
  });
  return new Table({
    rows: rows.map((children) => new TableRow({ children, cantSplit: true })),
    width: { size: lineWidth, type: WidthType.DXA },
    columnWidths: [0.16, 0.34, 0.16, 0.34].map((share) => Math.round(lineWidth * share)),
    borders: {
      top: ruled,
      bottom: ruled,
      left: ruled,
      right: ruled,
      insideHorizontal: ruled,
      insideVertical: ruled,
    },
  });
}

const factLines = (facts: readonly SheetFact[]) =>
  facts.map(
    ({ label, text }) => new Paragraph({ children: [...runs(`${label}  `, true), ...runs(text)] }),
  );

/** Two columns without rules. */
function sides(left: Paragraph[], right: Paragraph[], share: number): Table {
  return new Table({
    rows: [
      new TableRow({
        children: [cell(left, share), cell(right, 1 - share)],
      }),
    ],
    width: { size: lineWidth, type: WidthType.DXA },
    columnWidths: [share, 1 - share].map((part) => Math.round(lineWidth * part)),
    borders: noRules,
  });
}

/** Two tables without a paragraph between them would become one. */
const gap = () => new Paragraph({ spacing: { before: 0, after: 60 }, children: [] });

function bodyOf({ entries, line }: SheetSection, layout: Sheet['layout']) {
  if (line) {
    return line.flatMap(({ time, title, rest, long }) => [
      sides(
        [words(time)],
        [
          words(title, true),
          ...(rest ? [words(rest)] : []),
          ...long.map(({ text }) => words(text)),
        ],
        0.24,
      ),
      gap(),
    ]);
  }
  return entries
    .filter((facts) => facts.length > 0)
    .flatMap((facts) => [...(layout === 'table' ? [factTable(facts)] : factLines(facts)), gap()]);
}

function headOf({ name, headline, photo }: Sheet): (Paragraph | Table)[] {
  const title = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: runs(name, true) }),
    ...(headline ? [words(headline)] : []),
  ];
  if (!photo) return title;
  const picture = new ImageRun({
    type: photo.type,
    data: photo.data,
    transformation: photoSize,
    altText: { name: photo.alt, title: photo.alt, description: photo.alt },
  });
  return [
    sides(title, [new Paragraph({ alignment: AlignmentType.END, children: [picture] })], 0.78),
    gap(),
  ];
}

/** The sheet as a file for Word (Office Open XML, ISO/IEC 29500), on A4. */
export function wordFile(sheet: Sheet): Promise<Blob> {
  const sections = sheet.sections.flatMap((section) => [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      children: runs(section.title, true),
    }),
    ...bodyOf(section, sheet.layout),
  ]);
  const document = new Document({
    title: sheet.name,
    creator: sheet.name,
    styles: {
      default: {
        document: {
          run: {
            size: 21,
            font: { ascii: 'Arial', hAnsi: 'Arial', eastAsia: 'Microsoft YaHei' },
            language: { value: 'zh-CN', eastAsia: 'zh-CN' },
          },
        },
        title: { run: { size: 36, color: '1B211E' } },
        heading1: {
          run: { size: 26, color: '1B211E' },
          paragraph: { spacing: { before: 200, after: 100 }, border: { bottom: ruled } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: {
              top: page.margin,
              bottom: page.margin,
              left: page.margin,
              right: page.margin,
            },
          },
        },
        children: [...headOf(sheet), ...(sheet.note ? [words(sheet.note)] : []), ...sections],
      },
    ],
  });
  return Packer.toBlob(document);
}
