/** A field that keywords are sought in. */
export interface TextField {
  /** As the contract names it (KeywordMatch). */
  name: 'name' | 'category' | 'unit' | 'region' | 'major' | 'text';
  /** What a hit counts. */
  weight: number;
  /** The different texts; far fewer than rows where many share one. */
  texts: readonly string[];
  /** The number of a row's text. */
  at: (row: number) => number;
}

/** Rows of one kind with the texts that they are found by. */
export interface Corpus {
  size: number;
  fields: readonly TextField[];
  /** The row of an id or code that is typed whole. */
  rowOf: (code: string) => number;
  /** Texts whose words are known by their sound, and corrected when one character is wrong. */
  vocabulary: () => Iterable<string>;
  /** Names that the cutting of Chinese does not know, known in the same way. */
  names: readonly string[];
}

/** A field whose every row has a text of its own. */
export const ownTexts = (
  name: TextField['name'],
  weight: number,
  texts: readonly string[],
): TextField => ({ name, weight, texts, at: (row) => row });

/** A field made ready to be searched: what it costs follows what is found, not how many rows there are. */
export interface FieldIndex extends TextField {
  /** Numbers of the texts that hold a word. */
  textsWith: (word: string) => readonly number[];
  /** The rows that have a text. */
  rowsOf: (text: number) => Uint32Array;
}

const gramLength = 2;
const none: readonly number[] = [];

/** The texts by each two characters that stand side by side in them. */
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

/** For each text its rows: a counting sort of all rows by their text. */
function rowsByText({ texts, at }: TextField, size: number): FieldIndex['rowsOf'] {
  const starts = new Uint32Array(texts.length + 1);
  for (let row = 0; row < size; row += 1) {
    const next = at(row) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let text = 1; text < starts.length; text += 1) {
    starts[text] = (starts[text] ?? 0) + (starts[text - 1] ?? 0);
  }
  const free = starts.slice();
  const rows = new Uint32Array(size);
  for (let row = 0; row < size; row += 1) {
    const text = at(row);
    rows[free[text] ?? 0] = row;
    free[text] = (free[text] ?? 0) + 1;
  }
  return (text) => rows.subarray(starts[text] ?? 0, starts[text + 1] ?? 0);
}

/** The fields of a corpus, made ready. */
export const indexOf = ({ fields, size }: Corpus): FieldIndex[] =>
  fields.map((field) => ({
    ...field,
    textsWith: textsWith(field.texts),
    rowsOf: rowsByText(field, size),
  }));
