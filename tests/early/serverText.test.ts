/** The page's shell shows the beginning of a text of the server without a sanitiser: nothing of it may act, and it looks as in the portal. */
import { sanitiseHtml } from '@/utils/sanitiseHtml';
import { textLimits } from '@/utils/textWeight';
import { beginningOf } from '../../config/early/serverText';
import { payloads } from '../e2e/payloads';
import { anyText, fc } from '../helpers/property';

const drawn = new Set(
  'p br hr div span strong b em i u s mark sub sup blockquote pre code ul ol li dl dt dd a h3'.split(
    ' ',
  ),
);
const note = '(external)';

/** Elements and characters in the order of the page; headings of each level look alike. */
function streamOf(node: Node): string[] {
  return [...node.childNodes].flatMap((child) => {
    if (child instanceof Text) return [...child.data];
    const name = child.nodeName.toLowerCase().replace(/^h[1-6]$/, 'h3');
    return [`<${name}>`, ...streamOf(child), '</>'];
  });
}

/** White space before a text is not seen. */
function withoutLead(stream: string[]): string[] {
  const first = stream.findIndex((one) => one.trim() !== '');
  return first < 0 ? [] : stream.slice(first);
}

/** Without the ends of what a cut has left open. */
function beginningIn(stream: string[]): string[] {
  const last = stream.findLastIndex((one) => one !== '</>');
  return stream.slice(0, last + 1);
}

function portalText(html: string): Node | undefined {
  const clean = sanitiseHtml(html, { external: note, table: 'table' });
  if (clean === undefined) return undefined;
  const box = document.createElement('div');
  box.innerHTML = clean;
  return box;
}

/** The beginning of a text, of elements that cannot act; undefined for what is not shown. */
function drawnOf(html: string) {
  const text = beginningOf(html, note);
  const portal = portalText(html);
  expect(text === undefined).toBe(portal === undefined);
  if (!text || !portal) return undefined;
  for (const element of text.querySelectorAll('*')) {
    expect(drawn).toContain(element.localName);
    expect(element.getAttributeNames()).toEqual([]);
  }
  const words = text.textContent?.trimStart() ?? '';
  expect(portal.textContent?.trimStart().slice(0, words.length)).toBe(words);
  return { text, portal };
}

const plain = [...drawn].filter((tag) => !/^(?:br|hr)$/.test(tag));
const others =
  'h1 h2 h4 h5 h6 table td img svg math video style script template form iframe base title figure select x-own font center'.split(
    ' ',
  );
const attribute = fc.constantFrom(
  '',
  ' class="ant-modal" id="root"',
  ' style="position:fixed;inset:0"',
  ' onclick="hurt = 1" onload="hurt = 1" onerror="hurt = 1"',
  ' start="5"',
  ' width="10"',
  ' name="body"',
  ' name="childNodes" id="querySelector"',
  ' href="https://evil.example/"',
  ' href="//evil.example/a"',
  ' href=" HTTPS://evil.example"',
  ' href="javascript:hurt=1"',
  ' href="java&#10;script:hurt=1"',
  ' href="http://["',
  ' href="/notice"',
  ' href="mailto:a@b.example"',
  ' href',
);
const words = fc.oneof(
  fc.constantFrom('文', ' ', '\n', '&lt; &gt;', '&amp;', '<!-- c -->', '<br>', '<hr>'),
  fc.constant(`e${'\u0301'.repeat(20)}`),
);
const stray = fc.oneof(
  fc.constantFrom('</p>', '</div>', '</b>', '</a>', '<p>', '<b class="1">', '<a href="/a">'),
  anyText.map((text) => text.slice(0, 50)),
);

/** HTML of these elements, with these texts between them. */
function htmlOf(tags: readonly string[], texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.letrec<{ text: string; element: string }>((tie) => ({
    text: fc
      .array(fc.oneof({ maxDepth: 5 }, texts, tie('element')), { maxLength: 5 })
      .map((all) => all.join('')),
    element: fc
      .tuple(fc.constantFrom(...tags), attribute, tie('text'))
      .map(([tag, own, inside]) => `<${tag}${own}>${inside}</${tag}>`),
  })).text;
}

test('whatever a text is: elements that cannot act, and the first words of what the portal shows', () => {
  const html = htmlOf([...plain, ...others], fc.oneof(words, stray));
  fc.assert(
    fc.property(html, (text) => {
      drawnOf(text);
    }),
  );
});

test('a text that is nested well has the elements and the words that the portal begins with', () => {
  fc.assert(
    fc.property(htmlOf([...plain, ...others], words), (html) => {
      const { text, portal } = drawnOf(html) ?? {};
      const whole = portal ? withoutLead(streamOf(portal)) : [];
      const beginning = text ? withoutLead(beginningIn(streamOf(text))) : [];
      expect(whole.slice(0, beginning.length)).toEqual(beginning);
    }),
  );
});

test.each(payloads.map(({ html }) => html))('of %s nothing is left that could act', (html) => {
  drawnOf(`<p>前</p>${html}`);
  drawnOf(html);
});

test('a text of paragraphs, lists and headings is drawn whole, with the note of a link to another site', () => {
  const html =
    '<h2>一</h2><p class="x">甲<b>乙</b><br><a href="https://else.example/">丙</a></p><h4>二</h4>' +
    '<ul><li>丁<ol><li>戊</li></ol></li></ul><blockquote>己</blockquote>';
  const text = beginningOf(html, note);
  const box = document.createElement('div');
  box.append(text ?? '');
  expect(box.innerHTML).toBe(
    '<h3>一</h3><p>甲<b>乙</b><br><a>丙<span>(external)</span></a></p><h3>二</h3>' +
      '<ul><li>丁<ol><li>戊</li></ol></li></ul><blockquote>己</blockquote>',
  );
  expect(streamOf(box)).toEqual(streamOf(portalText(html) ?? box));
});

test.each([
  ['a table', '<table><tr><td>2</td></tr></table>'],
  ['a picture', '<img src="/a.png" alt="2">'],
  ['a list that begins elsewhere', '<ol start="5"><li>2</li></ol>'],
  ['a style', '<style>p { color: red }</style>'],
  ['a film', '<video src="/a"></video>'],
])('%s ends the text', (_what, html) => {
  expect(beginningOf(`<p>1</p>${html}<p>3</p>`, note)).toHaveTextContent(/^1$/);
});

test('a long text is cut', () => {
  const text = beginningOf(`<p>${'长'.repeat(2000)}</p>`.repeat(3), note);
  expect(text?.textContent).toHaveLength(3000);
  expect(text?.children).toHaveLength(2);
});

test('what the portal refuses is not drawn', () => {
  expect(beginningOf('a'.repeat(textLimits.length + 1), note)).toBeUndefined();
  expect(beginningOf(`${'<div>'.repeat(textLimits.depth + 1)}1`, note)).toBeUndefined();
});
