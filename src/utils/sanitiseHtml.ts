import DOMPurify, { type Config } from 'dompurify';
import { cutMarks } from './marks';
import { serverRoot } from './pageValues';
import { isTooDeep, isTooHeavy } from './textWeight';

/**
 * What the server's staff may use in texts. Other tags are removed, their text stays (docs/decisions.md, Server
 * text).
 */
const allowed = {
  ALLOWED_TAGS: (
    'h1 h2 h3 h4 h5 h6 p br hr div section article center address span strong b em i u s strike del ins mark sub sup ' +
    'blockquote pre code ul ol li dl dt dd a img figure figcaption table caption colgroup col thead tbody tfoot tr th td'
  ).split(' '),
  ALLOWED_ATTR: 'href title src alt width height colspan rowspan scope start'.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Relative addresses, web addresses, mail and telephone.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
} as const satisfies Config;

/** The page has an h1 and the screen h2 headings, so the headings of a server's text start at h3. */
const firstLevel = 3;

function replaceTag(element: Element, tag: string): void {
  const heading = document.createElement(tag);
  heading.append(...element.childNodes);
  element.replaceWith(heading);
}

function placeHeadings(box: Element): void {
  const headings = [...box.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levelOf = ({ tagName }: Element) => Number(tagName.slice(1));
  // A level that the author skipped is left out: the next deeper one takes its place.
  const levels = [...new Set(headings.map(levelOf))].sort();
  for (const heading of headings) {
    replaceTag(heading, `h${Math.min(firstLevel + levels.indexOf(levelOf(heading)), 6)}`);
  }
}

function markExternal(link: HTMLAnchorElement, note: string): void {
  const isWeb = link.protocol === 'http:' || link.protocol === 'https:';
  if (!isWeb || link.origin === window.location.origin) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
  const mark = document.createElement('span');
  mark.textContent = note;
  link.append(mark);
}

function wrapTable(table: HTMLTableElement, label: string): void {
  const box = document.createElement('div');
  box.className = 'scrollBox';
  // Keyboard users must be able to scroll the table (WCAG 2.1.1), and an element with focus needs a name (4.1.2).
  box.tabIndex = 0;
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', table.caption?.textContent?.trim() || label);
  table.replaceWith(box);
  box.append(table);
}

function resolved(address: string): URL | undefined {
  try {
    return new URL(address, document.baseURI);
  } catch {
    // The URL constructor throws on an invalid URL.
    return undefined;
  }
}

/** Whether a picture comes from the portal's own origin, or from its server's (spec §9, server root). */
function isOwnPicture(address: URL | undefined): boolean {
  const own = [window.location.origin, resolved(serverRoot)?.origin];
  return /^https?:$/.test(address?.protocol ?? '') && own.includes(address?.origin);
}

/**
 * Replaces pictures from other sites by their text, since they would tell other sites who reads what; and links with
 * invalid targets by their text.
 */
function replaceForeign(text: DocumentFragment): void {
  for (const image of text.querySelectorAll('img')) {
    const src = image.getAttribute('src');
    if (!src || !isOwnPicture(resolved(src))) image.replaceWith(image.alt);
  }
  for (const link of text.querySelectorAll('a[href]')) {
    if (!resolved(link.getAttribute('href') ?? '')) link.removeAttribute('href');
  }
}

/** Marks that stand in the text as character references. */
function cutMarksIn(text: DocumentFragment): void {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    node.nodeValue = cutMarks(node.nodeValue ?? '');
  }
}

function easeImage(image: HTMLImageElement): void {
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
  if (!image.hasAttribute('alt')) image.alt = '';
}

interface Notes {
  /** Added to a link to another site. */
  external: string;
  /** The name of a table without a caption. */
  table: string;
}

/**
 * Sanitises HTML: allowed tags only, links to other sites marked, tables scrollable, pictures lazy. Undefined for a text
 * that would stop the page.
 */
export function sanitiseHtml(given: string, notes: Notes): string | undefined {
  // A server may leave a text out (docs/decisions.md, Answers are checked).
  const html: string = given ?? '';
  if (isTooHeavy(html)) return undefined;
  const box = document.createElement('div');
  const text: DocumentFragment | null = DOMPurify.sanitize(html, {
    ...allowed,
    RETURN_DOM_FRAGMENT: true,
  });
  // A text that begins with a frameset has no body, and the sanitiser gives null, other than its type says.
  if (!text) return '';
  if (isTooDeep(text)) return undefined;
  // This happens before the text joins the page's document, where pictures start to load.
  replaceForeign(text);
  cutMarksIn(text);
  box.append(text);
  placeHeadings(box);
  for (const link of box.querySelectorAll('a')) markExternal(link, notes.external);
  for (const table of box.querySelectorAll('table')) wrapTable(table, notes.table);
  for (const image of box.querySelectorAll('img')) easeImage(image);
  return box.innerHTML;
}
