import { partsOf, patternOf, type TextPart } from './textParts';
import { isTooHeavy } from './textWeight';

/**
 * Parses HTML into a document of its own, where scripts do not run and pictures do not load. A text that would stop the
 * page, or that the server has left out, counts as empty.
 */
function bodyOf(html: string): Element | null {
  const read = new DOMParser().parseFromString(!html || isTooHeavy(html) ? '' : html, 'text/html');
  // An element of the text may be called `body` or `querySelector`: the document's own property would be that one.
  return Document.prototype.querySelector.call(read, 'body');
}

/** HTML with all hits of the keyword in its text marked. The result is not sanitised; RichText does that. */
export function highlightHtml(html: string, keyword: string): string {
  if (!html || !patternOf(keyword) || isTooHeavy(html)) return html;
  const body = bodyOf(html);
  if (!body) return html;
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const node of texts) {
    const parts = partsOf(node.textContent ?? '', keyword);
    if (!parts.some((part) => part.isHit)) continue;
    node.parentNode?.replaceChild(marked(parts), node);
  }
  return new XMLSerializer().serializeToString(body);
}

function marked(parts: readonly TextPart[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const { text, isHit } of parts) {
    if (!isHit) {
      fragment.append(text);
      continue;
    }
    const mark = document.createElement('mark');
    mark.append(text);
    fragment.append(mark);
  }
  return fragment;
}

/** The text of HTML on one line. */
function plainText(html: string): string {
  return (bodyOf(html)?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The beginning of HTML as plain text, cut at about `length` characters. */
export function openingOf(html: string, length: number): string {
  const text = plainText((html ?? '').replace(/<\/(p|h\d|li|div)>/gi, '$& '));
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** The text around the first hit in HTML, about `length` characters; '' without a hit. */
export function excerptOf(html: string, keyword: string, length = 60): string {
  const text = plainText(html);
  const hit = partsOf(text, keyword).find((part) => part.isHit);
  if (!hit) return '';
  const start = Math.max(0, hit.at - Math.floor((length - hit.text.length) / 2));
  const end = start + length;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
