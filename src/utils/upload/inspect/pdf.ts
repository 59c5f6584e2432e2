import { Inflate } from 'fflate';
import { latin1 } from './latin1';

const space = '\0\t\n\v\f\r \xa0';
const hexadecimal = `0123456789abcdefABCDEF${space}`;
const delimiters = `${space}()<>[]{}/%`;
/** How a file of another kind begins that has a PDF's header, too: a program, a script, a page, an archive. */
const otherStart = /^\s*(?:MZ|\x7fELF|#!|<|PK)/;
/** The longest string that readers take (ISO 32000-1, annex C): in a broken file a lone bracket hides no more than that. */
const longestString = 0xffff;

/** Whether a file is a PDF: readers accept other bytes before its header (ISO 32000-1, annex H.3, note 13). */
export function isPdf(bytes: Uint8Array): boolean {
  const start = latin1(bytes.subarray(0, 1024));
  return start.includes('%PDF-') && !otherStart.test(start);
}

/** Whether a PDF ends within an object. */
export function isCutPdf(text: string): boolean {
  const last = text.lastIndexOf(' obj');
  return last > text.lastIndexOf('endobj') && !text.includes('%%EOF', last);
}

/** The first place from `from` on whose sign is none of these, or with `isUntil` is one of them. */
function skip(text: string, from: number, signs: string, isUntil = false): number {
  let at = from;
  while (at < text.length && signs.includes(text.charAt(at)) !== isUntil) at += 1;
  return at;
}

/**
 * Where the next word stands, after spaces and comments: `<<`, `>>`, a hexadecimal string, a name, a bracket or another one
 * (ISO 32000-1, 7.2 and 7.3). A regular expression has no memory for the millions of signs that a word or a gap may have.
 */
function wordAt(text: string, from: number): [start: number, end: number] {
  let start = skip(text, from, space);
  while (text[start] === '%') start = skip(text, skip(text, start, '\r\n', true), space);
  const first = text.charAt(start);
  if (['<<', '>>'].includes(text.slice(start, start + 2))) return [start, start + 2];
  if (first === '<') {
    const end = skip(text, start + 1, hexadecimal);
    return [start, text[end] === '>' ? end + 1 : start + 1];
  }
  const end = skip(text, first === '/' ? start + 1 : start, delimiters, true);
  return [start, Math.max(end, start + first.length)];
}

/** Where the text in brackets ends that begins at `from`; -1 where it does not. */
function stringEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < Math.min(text.length, from + longestString); at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return -1;
}

/** The most bytes that an object stream of a real document holds, and how many compressed ones are read at once. */
const longestObjects = 2 ** 24;
const sliceBytes = 2 ** 14;

/**
 * What an object stream holds, as far as it can be read: it may be encrypted, or compressed in a way that no writer uses for
 * it. Undefined where it would fill the memory.
 */
function unpacked(stream: Uint8Array, isPacked: boolean): Uint8Array | undefined {
  if (!isPacked) return stream;
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    parts.push(part);
    size += part.length;
  });
  try {
    // Without zlib's header and check sum, which some writers leave out.
    for (let at = 2; at < stream.length; at += sliceBytes) {
      inflate.push(stream.subarray(at, at + sliceBytes), at + sliceBytes >= stream.length);
      if (size > longestObjects) return undefined;
    }
  } catch {
    // What came before it counts.
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** No real document has so many dictionaries within each other; each of them takes memory. */
const deepest = 1000;

/** A dictionary or an array. */
interface Frame {
  /** The key that it is the value of. */
  owner: string;
  isArray: boolean;
  key: string;
  /** How each value begins. */
  values: Map<string, string>;
}

const frameOf = (owner = '', isArray = false): Frame => ({
  owner,
  isArray,
  key: '',
  values: new Map(),
});

/** Whether a dictionary is an action that runs something, or carries another file (ISO 32000-1, 7.11 and 12.6.4). */
function isActive({ owner, values }: Frame): boolean {
  const action = values.get('/S') ?? '';
  // An element of the text's structure has its author's own kinds in S, and always a parent.
  const isElement = values.has('/P') && !values.has('/JS') && !values.has('/F');
  if (['/JavaScript', '/Launch'].includes(action) && !isElement) return true;
  if (['/JS', '/JavaScript'].some((key) => /^[(<](?!<)/.test(values.get(key) ?? ''))) return true;
  if (owner === '/Names' && ['/JavaScript', '/EmbeddedFiles'].some((key) => values.has(key)))
    return true;
  const type = values.get('/Type') ?? '';
  const isFile = ['/Filespec', '/F'].includes(type) && values.has('/EF');
  return isFile || type === '/EmbeddedFile' || values.get('/EF') === '<<';
}

/**
 * Whether a PDF runs something or carries another file, by its objects: texts, pictures and comments do not count.
 * @param text the bytes as text
 * @param from where its objects begin: behind its header, such as `%PDF-1.7`
 */
export function isActivePdf(
  bytes: Uint8Array,
  text: string,
  from = text.indexOf('%PDF-') + 8,
): boolean {
  const open = [frameOf()];
  let closed = frameOf();
  // Up to here no bracket counts as a string's, so that a broken file is read through once.
  let unclosed = 0;
  for (let at = from; at < text.length; ) {
    const [start, end] = wordAt(text, at);
    const raw = text.slice(start, end);
    at = end;
    if (raw === '(' && at > unclosed) {
      const closing = stringEnd(text, at - 1);
      if (closing < 0) unclosed = at + longestString;
      else at = closing;
    }
    const word = raw.startsWith('/') ? raw.replace(/#([\da-f]{2})/gi, unescaped) : raw;
    const frame = open[open.length - 1] ?? closed;
    const { key } = frame;
    if (word === 'stream') {
      const begin = at + (text.startsWith('\r\n', at) ? 2 : 1);
      const last = text.indexOf('endstream', at);
      at = last < 0 ? text.length : last;
      // Objects of such a stream are no streams themselves (ISO 32000-1, 7.5.7).
      const isObjects = from > 0 && closed.values.get('/Type') === '/ObjStm';
      if (isObjects) {
        const objects = unpacked(bytes.subarray(begin, at), closed.values.has('/Filter'));
        if (!objects || isActivePdf(objects, latin1(objects), 0)) return true;
      }
    } else if (word === '>>' || word === ']') {
      if (open.length > 1) closed = open.pop() ?? closed;
      if (isActive(closed)) return true;
    } else if (word === 'endobj') {
      // What a broken object leaves open ends with it.
      if (open.splice(0, open.length, frameOf()).some(isActive)) return true;
    } else if (!frame.isArray) {
      if (key) frame.values.set(key, word);
      frame.key = key || !word.startsWith('/') ? '' : word;
    }
    if (word === '<<' || word === '[') open.push(frameOf(key, word === '['));
    if (open.length > deepest) return true;
  }
  return open.some(isActive);
}

function unescaped(_all: string, code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}
