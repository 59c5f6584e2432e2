/** A field in which keywords are searched. */
export interface TextField {
  /** The field's name (contract: KeywordMatch). */
  name: 'name' | 'category' | 'unit' | 'region' | 'major' | 'text';
  /** Score of a hit. */
  weight: number;
  /** The different texts; where many rows share a text these are far fewer than rows. */
  texts: readonly string[];
  /** Index of a row's text. */
  at: (row: number) => number;
}

/** Rows of one kind, with the texts by which they are found. */
export interface Corpus {
  size: number;
  fields: readonly TextField[];
  /** The row of a complete id or code, -1 when there is none. */
  rowOf: (code: string) => number;
  /** Texts whose words are also found by pinyin, and with one wrong character. */
  vocabulary: () => Iterable<string>;
  /** Names that Intl.Segmenter does not know as words; found in the same way. */
  names: readonly string[];
}

/** A field in which every row has its own text. */
export const ownTexts = (
  name: TextField['name'],
  weight: number,
  texts: readonly string[],
): TextField => ({ name, weight, texts, at: (row) => row });

/** A field with its index: the time of a search depends on the hits, not on the number of rows. */
export interface FieldIndex extends TextField {
  /** Indices of the texts that contain a word. */
  textsWith: (word: string) => readonly number[];
  /** The rows that have a text. */
  rowsOf: (text: number) => Uint32Array;
}

const gramLength = 2;
const none: readonly number[] = [];

/** For each pair of neighbouring characters, the texts that contain it. */
function gramsOf(texts: readonly string[]): Map<string, number[]> {
  const grams = new Map<string, number[]>();
  texts.forEach((text, number) => {
    for (let at = 0; at + gramLength <= text.length; at += 1) {
      const gram = text.slice(at, at + gramLength);
      const known = grams.get(gram);
      if (!known) grams.set(gram, [number]);
      else if (known.at(-1) !== number) known.push(number);
    }
  });
  return grams;
}

function textsWith(texts: readonly string[]): FieldIndex['textsWith'] {
  const grams = gramsOf(texts);
  return (word) => {
    if (word.length < gramLength) {
      return texts.flatMap((text, number) => (text.includes(word) ? [number] : []));
    }
    let rarest = grams.get(word.slice(0, gramLength)) ?? none;
    for (let at = 1; at + gramLength <= word.length; at += 1) {
      const other = grams.get(word.slice(at, at + gramLength)) ?? none;
      if (other.length < rarest.length) rarest = other;
    }
    return word.length === gramLength
      ? rarest
      : rarest.filter((number) => texts[number]?.includes(word));
  };
}

/** The rows of each text, by a counting sort. */
function rowsByText({ texts, at }: TextField, size: number): FieldIndex['rowsOf'] {
  const starts = new Uint32Array(texts.length + 1);
  for (let row = 0; row < size; row += 1) {
    const next = at(row) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let text = 1; text < starts.length; text += 1) {
    starts[text] = (starts[text] ?? 0) + (starts[text - 1] ?? 0);
  }
  const nextPlace = starts.slice();
  const rows = new Uint32Array(size);
  for (let row = 0; row < size; row += 1) {
    const text = at(row);
    rows[nextPlace[text] ?? 0] = row;
    nextPlace[text] = (nextPlace[text] ?? 0) + 1;
  }
  return (text) => rows.subarray(starts[text] ?? 0, starts[text + 1] ?? 0);
}

/** The fields of a corpus with their indices. */
export const indexFields = ({ fields, size }: Corpus): FieldIndex[] =>
  fields.map((field) => ({
    ...field,
    textsWith: textsWith(field.texts),
    rowsOf: rowsByText(field, size),
  }));
