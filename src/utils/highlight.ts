/** The words of a keyword that are looked for; letters count alike in either case. */
function patternOf(keyword: string): RegExp | undefined {
  const words = keyword.split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(${escaped.join('|')})`, 'giu');
}

export interface TextPart {
  text: string;
  isHit: boolean;
  /** Where it begins in the whole. */
  at: number;
}

/** A text cut into what the keyword hits and what lies between; one part without a keyword. */
export function partsOf(text: string, keyword: string): TextPart[] {
  const pattern = patternOf(keyword);
  // A pattern with one group: every second piece is a hit.
  const pieces = pattern ? text.split(pattern) : [text];
  let at = 0;
  return pieces
    .map((piece, index) => {
      const part = { text: piece, isHit: index % 2 === 1, at };
      at += piece.length;
      return part;
    })
    .filter((part) => part.text);
}

/** A document of its own: nothing in it runs or loads. */
function inert(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** HTML with every hit of the keyword in its text marked. It is not made safe here: RichText shows it. */
export function highlightHtml(html: string, keyword: string): string {
  if (!patternOf(keyword)) return html;
  const page = inert(html);
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const node of texts) {
    const parts = partsOf(node.textContent ?? '', keyword);
    if (!parts.some((part) => part.isHit)) continue;
    node.parentNode?.replaceChild(marked(page, parts), node);
  }
  return new XMLSerializer().serializeToString(page.body);
}

function marked(page: Document, parts: readonly TextPart[]): DocumentFragment {
  const fragment = page.createDocumentFragment();
  for (const { text, isHit } of parts) {
    if (!isHit) {
      fragment.append(text);
      continue;
    }
    const mark = page.createElement('mark');
    mark.append(text);
    fragment.append(mark);
  }
  return fragment;
}

/** The text of HTML on one line. */
function plainText(html: string): string {
  return (inert(html).body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** How HTML begins, as text of at most some `length` characters. */
export function openingOf(html: string, length: number): string {
  const text = plainText(html.replace(/<\/(p|h\d|li|div)>/gi, '$& '));
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** The words around the first hit in the text of HTML, at most some `length` characters; '' without a hit. */
export function excerptOf(html: string, keyword: string, length = 60): string {
  const text = plainText(html);
  const hit = partsOf(text, keyword).find((part) => part.isHit);
  if (!hit) return '';
  const start = Math.max(0, hit.at - Math.floor((length - hit.text.length) / 2));
  const end = start + length;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
