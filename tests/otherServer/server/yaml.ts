/**
 * Reads the part of YAML that config/openapi.yaml is written in: blocks, flows, texts over several lines. Only Node's own
 * modules are used by this server, so it brings a reader of its own.
 */
interface Line {
  indent: number;
  text: string;
}

interface Place {
  lines: Line[];
  at: number;
}

const keyPattern = /^("(?:[^"\\]|\\.)*"|[^\s"'{[\-&|>][^"]*?|-[^\s].*?):(?: +(.*))?$/;

function plain(text: string): unknown {
  if (text === '' || text === 'null' || text === '~') return null;
  if (text === 'true') return true;
  if (text === 'false') return false;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Reads `{ … }`, `[ … ]` and what stands in them; the text is one line. */
class Flow {
  private at = 0;
  constructor(private readonly text: string) {}

  private skip(): void {
    while (this.text[this.at] === ' ') this.at += 1;
  }

  private quoted(mark: string): string {
    const start = this.at;
    this.at += 1;
    while (this.text[this.at] !== mark)
      this.at += this.text[this.at] === '\\' && mark === '"' ? 2 : 1;
    this.at += 1;
    const whole = this.text.slice(start, this.at);
    return mark === '"' ? JSON.parse(whole) : whole.slice(1, -1);
  }

  private bare(end: RegExp): string {
    const start = this.at;
    while (this.at < this.text.length && !end.test(this.text.slice(this.at))) this.at += 1;
    return this.text.slice(start, this.at).trim();
  }

  private key(): string {
    this.skip();
    const first = this.text[this.at] ?? '';
    const name = first === '"' || first === "'" ? this.quoted(first) : this.bare(/^:( |$)/);
    this.skip();
    this.at += 1;
    return name;
  }

  private isEnd(mark: string): boolean {
    this.skip();
    if (this.text[this.at] === ',') this.at += 1;
    this.skip();
    if (this.text[this.at] !== mark) return false;
    this.at += 1;
    return true;
  }

  value(isInside = false): unknown {
    this.skip();
    const first = this.text[this.at] ?? '';
    if (first === '"' || first === "'") return this.quoted(first);
    if (first === '[') {
      this.at += 1;
      const list: unknown[] = [];
      while (!this.isEnd(']')) list.push(this.value(true));
      return list;
    }
    if (first === '{') {
      this.at += 1;
      const entries: [string, unknown][] = [];
      while (!this.isEnd('}')) entries.push([this.key(), this.value(true)]);
      return Object.fromEntries(entries);
    }
    return plain(this.bare(isInside ? /^[,\]}]/ : /^$/));
  }
}

function isBelow(place: Place, indent: number): boolean {
  const line = place.lines[place.at];
  return line !== undefined && (line.text === '' || line.indent > indent);
}

/** A text over several lines: `|` keeps the ends of lines, `>` makes spaces of them. */
function blockText(place: Place, indent: number, mark: string): string {
  const taken: Line[] = [];
  while (isBelow(place, indent)) taken.push(place.lines[place.at++] as Line);
  const least = Math.min(...taken.filter(({ text }) => text !== '').map((line) => line.indent));
  const texts = taken.map((line) => ' '.repeat(Math.max(line.indent - least, 0)) + line.text);
  return texts.join(mark === '|' ? '\n' : ' ').trimEnd();
}

/** What follows `key:` or stands alone: the rest of the line with the lines that continue it. */
function scalar(place: Place, indent: number, first: string): unknown {
  const parts = [first];
  while (isBelow(place, indent)) parts.push((place.lines[place.at++] as Line).text);
  return new Flow(parts.filter((part) => part !== '').join(' ')).value();
}

function valueAfter(place: Place, indent: number, rest: string): unknown {
  if (/^[|>]-?$/.test(rest)) return blockText(place, indent, rest[0] ?? '');
  if (rest !== '') return scalar(place, indent, rest);
  return isBelow(place, indent) ? block(place) : null;
}

function sequence(place: Place, indent: number): unknown[] {
  const list: unknown[] = [];
  for (let line = place.lines[place.at]; line?.indent === indent; line = place.lines[place.at]) {
    if (!line.text.startsWith('- ')) break;
    // What stands after the dash is a block of its own.
    place.lines[place.at] = { indent: indent + 2, text: line.text.slice(2) };
    list.push(block(place, indent));
  }
  return list;
}

function block(place: Place, outer?: number): unknown {
  while (place.lines[place.at]?.text === '') place.at += 1;
  const { indent, text } = place.lines[place.at] as Line;
  if (text.startsWith('- ')) return sequence(place, indent);
  if (!keyPattern.test(text)) {
    place.at += 1;
    return scalar(place, outer ?? indent - 1, text);
  }
  const entries: [string, unknown][] = [];
  for (let line = place.lines[place.at]; line; line = place.lines[place.at]) {
    const [, key = '', rest = ''] = keyPattern.exec(line.text) ?? [];
    if (line.text !== '' && (line.indent !== indent || key === '')) break;
    place.at += 1;
    if (key === '') continue;
    const name = key.startsWith('"') ? JSON.parse(key) : key;
    entries.push([name, valueAfter(place, indent, rest)]);
  }
  return Object.fromEntries(entries);
}

/** The value of a YAML text. */
export function readYaml(source: string): unknown {
  const lines = source.split('\n').map((line) => {
    const text = line.trim();
    return { indent: line.length - line.trimStart().length, text };
  });
  return block({ lines, at: 0 });
}
