import { cutMarks } from '@/utils/marks';
import { isTooDeep, isTooHeavy } from '@/utils/textWeight';

/** What a text may be drawn with: elements that the portal's sanitiser keeps, too, and that look the same without an attribute. */
const drawn = new Set(
  (
    'P BR HR DIV SPAN STRONG B EM I U S MARK SUB SUP BLOCKQUOTE PRE CODE UL OL LI DL DT DD A ' +
    'H1 H2 H3 H4 H5 H6'
  ).split(' '),
);

/** Attributes that change what the portal shows of such an element: the first two it keeps, for the third it leaves the element out. */
const telling = ['start', 'width', 'is'];

/** More than a tall screen shows, in UTF-16 units. */
const mostText = 3000;

/** Whether the portal adds a note to a link with this address, which is resolved in the page, not in the text. */
function isExternal(address: string | null): boolean {
  const link = document.createElement('a');
  link.href = address ?? '';
  return /^https?:$/.test(link.protocol) && link.origin !== window.location.origin;
}

/**
 * The beginning of a text of the server, HTML, for the page's shell, which has no sanitiser. Nothing of the text itself gets
 * into the page: it is read in a document of its own, where nothing runs or loads, and its elements are made anew
 * without any attribute, as far as each is one of `drawn`. The first that is not ends the text, and so does its length.
 * Undefined for a text that the portal refuses.
 */
export function beginningOf(html: string, external: string): DocumentFragment | undefined {
  if (isTooHeavy(html)) return undefined;
  const read = new DOMParser().parseFromString(html, 'text/html');
  // An element of the text may be called `body`: the document's own property would be that one.
  const body = Document.prototype.querySelector.call(read, 'body');
  let room = mostText;

  /** Whether the whole was drawn. */
  function draw(from: Node, to: Node): boolean {
    for (const node of from.childNodes) {
      if (node instanceof Text) {
        const words = cutMarks(node.data);
        to.appendChild(document.createTextNode(words.slice(0, room)));
        room -= words.length;
        if (room < 0) return false;
      } else if (node instanceof Element) {
        const { tagName } = node;
        if (!drawn.has(tagName) || telling.some((name) => node.hasAttribute(name))) return false;
        // Headings of each level look alike.
        const made = document.createElement(/^H\d/.test(tagName) ? 'h3' : tagName);
        to.appendChild(made);
        if (!draw(node, made)) return false;
        if (tagName === 'A' && isExternal(node.getAttribute('href'))) {
          made.appendChild(document.createElement('span')).append(external);
        }
      }
    }
    return true;
  }

  const beginning = document.createDocumentFragment();
  // A text that begins with a frameset has none.
  if (body) draw(body, beginning);
  // Not the text itself: a form in it may have a field called `parentNode`, and the way through it would have no end.
  return isTooDeep(beginning) ? undefined : beginning;
}
