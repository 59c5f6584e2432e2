/**
 * How much a text of the server may make of itself. More would stop an old phone for seconds, and nobody reads it
 * (docs/decisions.md, Server text).
 */
export const textLimits = {
  /** UTF-16 units of its HTML. */
  length: 500_000,
  /** Elements that the browser may make of it. */
  elements: 60_000,
  /** Elements inside each other. */
  depth: 100,
} as const;

/** Elements that the browser opens anew in every block until they are closed (HTML, active formatting elements). */
const formatting = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/** Elements without an end. */
const single = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Elements that end by themselves where the next begins; texts may leave their closing tags out. */
const implied = new Set('p li dt dd td th tr thead tbody tfoot colgroup option'.split(' '));
/** More elements than these that stay open make the browser's reading itself slow. */
const mostOpen = 5 * textLimits.depth;

/** A whole tag at the start of what follows a `<`, also one such as Word's `<o:p>`; its attributes hold no other `<`. */
const wholeTag =
  /^(\/?)([a-z][^\s/>]*)(?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*\s*\/?>/i;

/** What browsers read as a comment up to the next `>`, such as Word's `<![if !supportLists]>`. */
const briefComment = /^[!?](?!--)[^>]*>/;
/** Ends a comment, in which tags are only text. */
const commentEnd = /--!?>/;
/** Ends a style, in which tags are only text. */
const styleEnd = /^\/style[\s/>]/i;

/** Closes the element opened last, with those in it that may leave their end out; false when that is another one. */
function close(inside: string[], name: string): boolean {
  let last = inside.pop();
  while (!formatting.has(name) && last && last !== name && implied.has(last)) last = inside.pop();
  return last === name;
}

/**
 * The most elements that the browser can make of HTML, found without letting it; infinite where it nests without an end. A `<b>` that stays open becomes one more
 * element in each block that follows, so that a short text may hold millions. As soon as a tag does not close the element
 * opened last, closing tags no longer count: browsers then read the text by rules that are not worth repeating here.
 */
function elementsOf(html: string): number {
  const inside: string[] = [];
  let open = 0;
  let nested = 0;
  let elements = 0;
  let isClear = true;
  let end: RegExp | undefined;
  for (const piece of html.split('<').slice(1)) {
    if (end) {
      if (end.test(piece)) end = undefined;
      continue;
    }
    const [whole, slash = '', tag = /^[a-z]*/i.exec(piece)?.[0] ?? ''] = wholeTag.exec(piece) ?? [];
    const name = tag.toLowerCase();
    const isComment = /^!--(?!-?>)/.test(piece);
    const isOdd = /^[a-z/!?]/i.test(piece) && !isComment && !whole && !briefComment.test(piece);
    if (isOdd || name === 'svg' || name === 'math') isClear = false;
    if (isClear && isComment && !commentEnd.test(piece)) end = commentEnd;
    if (isClear && name === 'style' && !slash) {
      end = styleEnd;
      continue;
    }
    if (name && !single.has(name) && !implied.has(name)) nested += slash ? -1 : 1;
    if (nested > mostOpen) return Number.POSITIVE_INFINITY;
    if (slash) {
      isClear &&= close(inside, name);
      if (isClear && formatting.has(name)) open -= 1;
    } else if (name && !single.has(name)) {
      inside.push(name);
      if (formatting.has(name)) open += 1;
    }
    elements += 1 + open;
  }
  return elements;
}

/** Whether HTML is so long, or makes so much of itself, that the browser is not even to read it. */
export function isTooHeavy(html: string): boolean {
  return html.length > textLimits.length || elementsOf(html) > textLimits.elements;
}

/** Whether elements lie deeper in each other than a text may have them. */
export function isTooDeep(box: Node): boolean {
  let depth = 0;
  let node: Node | null = box;
  while (node) {
    if (node.firstChild) {
      depth += 1;
      node = node.firstChild;
    } else {
      while (node && node !== box && !node.nextSibling) {
        depth -= 1;
        node = node.parentNode;
      }
      node = node === box ? null : (node?.nextSibling ?? null);
    }
    if (depth > textLimits.depth) return true;
  }
  return false;
}
