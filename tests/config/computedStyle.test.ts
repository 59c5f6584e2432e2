const {
  namesIn,
}: {
  namesIn: (list: string) => Set<string> | null;
} = require('../../config/jest/computedStyle.cjs');

const lists = [
  '[hidden], area, title',
  'input[type="a,b"]',
  'table > tr',
  'ol ul, ul ol',
  ':focus',
];

const page = `<dialog></dialog><ol><li><ul hidden><li class="a">x</li></ul></li></ol><input type="hidden"><input
  type="checkbox"><select><optgroup><option disabled>y</option></optgroup></select><table><tr><td>z</td></tr></table>`;

test.each([
  ['input[type="hidden"], button:disabled', ['input', 'button']],
  ['article article h1,\nnav > h2.wide', ['h1', 'h2']],
  ['dialog:not([open])', ['dialog']],
  ['summary::-webkit-marker', ['summary']],
])('%s matches only its names', (list, names) => {
  expect([...(namesIn(list) ?? [])]).toEqual(names);
});

test.each([
  '[hidden]',
  'p, .ant-btn',
  ':root',
  '*',
  ':not(:is(p, a))',
  '@namespace "x";\nhtml',
  'a\\:b',
])('%s may match anything', (list) => {
  expect(namesIn(list)).toBeNull();
});

test('no rule that matches an element is left out', () => {
  document.body.innerHTML = page;
  for (const element of document.querySelectorAll('*')) {
    for (const list of [...lists, element.localName, `body ${element.localName}`]) {
      const names = namesIn(list);
      const isLeftOut = names !== null && !names.has(element.localName);
      expect([list, element.matches(list) && isLeftOut]).toEqual([list, false]);
    }
  }
});

test('what the default rules hide is hidden, what a style says is kept', () => {
  document.body.innerHTML = `${page}<p style="visibility: hidden; color: red"><b>w</b></p>`;
  const styleOf = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`no ${selector}`);
    return getComputedStyle(element);
  };
  const shown = ['dialog', '[hidden]', 'input[type=hidden]', 'head', 'td', 'select', 'li'];
  expect(shown.map((selector) => styleOf(selector).display)).toEqual([
    'none',
    'none',
    'none',
    'none',
    'table-cell',
    'inline-block',
    'list-item',
  ]);
  expect(styleOf('b').visibility).toBe('hidden');
  expect(styleOf('p').color).toBe('red');
});
