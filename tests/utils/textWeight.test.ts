import { screen } from '@testing-library/react';
import { createElement } from 'react';
import RichText from '@/components/RichText';
import { highlightHtml, openingOf } from '@/utils/highlight';
import { isTooDeep, isTooHeavy, textLimits } from '@/utils/textWeight';
import { builtInValues } from '../../config/siteValues';
import { fc, runs } from '../helpers/property';
import { renderWithTexts } from '../helpers/texts';

/** As the browser counts: jsdom reads HTML by the same rules. */
function elementsIn(html: string): number {
  return new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*').length;
}

/** Bold texts that stay open, then blocks in which the browser opens each of them anew. */
const bomb = (open: number, blocks: number) =>
  Array.from({ length: open }, (_, index) => `<b title=${index}>`).join('') + '<p>'.repeat(blocks);

const cell = '<td><a href="/notice/1">岗位</a><br></td>';
const table = `<table><tbody>${`<tr>${cell.repeat(6)}</tr>`.repeat(800)}</tbody></table>`;
const office = `<!--[if mso]><b><b><b><![endif]--><style>p > b { color: red }</style>${'<p class="a"><b>一</b> 二 &lt; 三</p>'.repeat(2000)}`;

const word = `<![if !supportLists]>${'<p><b><span>一</span></b><o:p></o:p></p>'.repeat(3000)}<![endif]>`;
const withoutEnds = `${'<ul><li><b>一</b><li>二<p>三</ul>'.repeat(2000)}<div><p>四</div>${'<p><b><i>五</i></b></p>'.repeat(2000)}`;

describe('a text that would stop the page', () => {
  test.each([
    ['is too long', 'x'.repeat(textLimits.length + 1)],
    ['has too many elements', '<br>'.repeat(textLimits.elements + 1)],
    ['makes millions of elements', bomb(1000, 1000)],
    ['hides closing tags in an attribute', `<b title="</b>">`.repeat(1000) + '<p>'.repeat(1000)],
    ['hides closing tags in a text field', `<textarea></b></textarea>${bomb(1000, 1000)}`],
    ['hides opening tags from a short comment', `<!-->${bomb(1000, 1000)}`],
    ['hides opening tags in a style of a drawing', `<svg><style>${bomb(1000, 1000)}`],
    ['closes what is not open', '<b title=1></i>'.repeat(1000) + '<p>'.repeat(1000)],
    ['nests without an end', '<div>'.repeat(5000)],
    ['closes itself, as only XML can', '<b title=1/>'.repeat(1000) + '<p>'.repeat(1000)],
  ])('%s', (_what, html) => {
    expect(isTooHeavy(html)).toBe(true);
  });

  test('lies too deep in itself', () => {
    const nested = (depth: number) => {
      const box = document.createElement('div');
      let end: Element = box;
      for (let level = 0; level < depth; level += 1)
        end = end.appendChild(document.createElement('ul'));
      box.prepend('text', document.createElement('p'));
      return box;
    };
    expect(isTooDeep(nested(textLimits.depth))).toBe(false);
    expect(isTooDeep(nested(textLimits.depth + 1))).toBe(true);
  });

  test.each([
    ['long', 'x'.repeat(textLimits.length + 1)],
    ['deep', '<div>'.repeat(200)],
  ])('is refused in words, with whom to ask: %s', (_what, html) => {
    const { container } = renderWithTexts(createElement(RichText, { html }));
    expect(screen.getByText(/^这段文字过长或结构过于复杂/)).toBeVisible();
    expect(screen.getByRole('link', { name: builtInValues.phone })).toBeVisible();
    expect(container.textContent?.length).toBeLessThan(100);
  });

  test('is not read for a hit or an opening either', () => {
    const html = `面试${bomb(1000, 1000)}`;
    expect(highlightHtml(html, '面试')).toBe(html);
    expect(openingOf(html, 20)).toBe('');
  });
});

test.each([
  ['a list of 4 800 positions', table],
  ['a text pasted from an office program', office],
  ['a text with the tags of Word', word],
  ['a text that leaves ends out', withoutEnds],
  ['a text with a sign that begins no tag', `<p>5 < 6</p>${'<p><b>一</b></p>'.repeat(5000)}`],
])('%s is shown', (_what, html) => {
  expect(isTooHeavy(html)).toBe(false);
});

test('no text makes more elements than are counted', () => {
  const tags = [
    '</b> <i> </i> <a> </a> <p> </p> <div> </div> <b/> <table> <td> </td> </table> <!-- --> <!-->',
    '<style> </style> <svg> </svg> <title> "> \'> < <li> </li> <br> <! <? </ <select> <template>',
    'x <textarea> <o:p> </o:p> <ul> </ul> <dd>',
  ];
  const piece = fc.constantFrom(
    ...tags.flatMap((line) => line.split(' ')),
    '<b title=1>',
    '<b title=2>',
    '<b title="',
    '<![if x]>',
  );
  // Each odd text is repeated, so that a way around the count would show.
  const limits = textLimits as { elements: number };
  const usual = limits.elements;
  limits.elements = 400;
  try {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.array(piece, { maxLength: 6 }),
        (start, end) => {
          const html = start.join('').repeat(12) + end.join('').repeat(12);
          if (!isTooHeavy(html)) expect(elementsIn(html)).toBeLessThanOrEqual(limits.elements * 2);
        },
      ),
      runs(500),
    );
  } finally {
    limits.elements = usual;
  }
});
