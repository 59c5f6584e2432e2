import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHistory, history } from '@umijs/max';
import RichText from '@/components/RichText';
import { renderWithTexts } from '../helpers/texts';

function shown(html: string): HTMLElement {
  const { container } = renderWithTexts(<RichText html={html} />);
  return container;
}

// The portal creates its history when it starts; here the test does.
beforeAll(() => createHistory({ type: 'memory' }));
afterEach(() => jest.restoreAllMocks());

describe('HTML from the server', () => {
  test.each([
    ['a script', '<p>好</p><script>window.hurt = 1</script>'],
    ['a handler', '<p onclick="hurt()">好</p><img src="x" onerror="hurt()">'],
    ['a script address', '<p>好</p><a href="javascript:hurt()">点</a>'],
    ['a disguised script address', '<p>好</p><a href="java&#10;script:hurt()">点</a>'],
    ['a data address', '<p>好</p><a href="data:text/html,hurt">点</a>'],
    ['a script address behind white space', '<p>好</p><a href=" \u0001javascript:hurt()">点</a>'],
    [
      'foreign markup that changes when read again',
      '<p>好</p><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hurt()&gt;">',
    ],
    [
      'a form in foreign markup',
      '<p>好</p><form><math><mtext></form><form><mglyph><style></math><img src onerror=hurt()>',
    ],
    [
      'a text that ends its own element',
      '<p>好</p><noscript><p title="</noscript><img src=x onerror=hurt()>"></noscript>',
    ],
    [
      'a document in a document',
      '<p>好</p><object data="javascript:hurt()"></object><embed src="javascript:hurt()"><template><img onerror="hurt()"></template>',
    ],
    [
      'what acts by itself',
      '<p>好</p><details open ontoggle="hurt()">1</details><input autofocus onfocus="hurt()"><video><source onerror="hurt()"></video><button formaction="javascript:hurt()">2</button>',
    ],
    [
      'what acts on the whole page',
      '<p>好</p><base href="https://hurt()/"><meta http-equiv="refresh" content="0;url=javascript:hurt()"><link rel="stylesheet" href="data:text/css,hurt()">',
    ],
    [
      'names that would stand for the page’s own',
      '<p>好</p><img name="hurt" id="hurt"><a id="hurt" name="hurt">1</a>',
    ],
    ['a frame', '<p>好</p><iframe srcdoc="<script>hurt()</script>"></iframe>'],
    ['a form', '<p>好</p><form action="/hurt"><input name="hurt"></form>'],
    [
      'a style',
      '<p style="position:fixed" class="hurt" id="hurt">好</p><style>p{content:"hurt"}</style>',
    ],
    [
      'foreign markup',
      '<p>好</p><svg><a xlink:href="javascript:hurt()">1</a></svg><math><mtext>hurt()</mtext></math>',
    ],
  ])('loses %s', (_what, html) => {
    const text = shown(html);
    expect(text).toHaveTextContent('好');
    expect(text.innerHTML).not.toMatch(
      /hurt\(|hurt=|="hurt|javascript|data:|<(script|iframe|form|input|style|svg|math)/i,
    );
  });

  test('keeps its text, lists and tables; a table scrolls in itself and is reached by keyboard', () => {
    const text = shown(
      '<h1>职责</h1><ul><li>值班</li></ul><table><tbody><tr><td colspan="2">甲</td></tr></tbody></table>',
    );
    expect(screen.getByRole('heading', { level: 3, name: '职责' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('值班');
    expect(screen.getByRole('cell', { name: '甲' })).toHaveAttribute('colspan', '2');
    const table = screen.getByRole('group', { name: '表格' });
    expect(table).toHaveAttribute('tabindex', '0');
    expect(text.querySelector('.scrollBox')).toBe(table);
  });

  test('a table with a caption is called by it', () => {
    shown('<table><caption>名额表</caption><tbody><tr><td>甲</td></tr></tbody></table>');
    expect(screen.getByRole('group', { name: '名额表' })).toBeVisible();
  });

  test('marks links to other sites and opens them safely; its own stay as they are', () => {
    shown(
      '<a href="https://example.org/a">外</a><a href="/notice/1">内</a><a href="tel:123">电话</a>',
    );
    const outside = screen.getByRole('link', { name: /^外\s?（站外链接）$/ });
    expect(outside).toHaveAttribute('target', '_blank');
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    for (const name of ['内', '电话']) {
      expect(screen.getByRole('link', { name })).not.toHaveAttribute('target');
    }
  });

  test.each([
    ['/notice/3001', '/notice/3001'],
    ['/searchPosition/all?keyword=a#b', '/searchPosition/all?keyword=a#b'],
    ['http://localhost/unitInfo/10001', '/unitInfo/10001'],
  ])('a link to %s goes there without loading the portal anew', async (href, path) => {
    const push = jest.spyOn(history, 'push').mockImplementation(() => undefined);
    shown(`<a href="${href}">内<b>部</b></a>`);
    await userEvent.click(screen.getByText('部'));
    expect(push).toHaveBeenCalledWith(path);
  });

  test('a link that is to open beside the page is the browser’s', () => {
    const push = jest.spyOn(history, 'push').mockImplementation(() => undefined);
    shown('<a href="/notice/3001">内部</a>');
    const left = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', left, { once: true });
    fireEvent.click(screen.getByText('内部'), { ctrlKey: true });
    expect(left).toHaveBeenCalled();
    expect(push).not.toHaveBeenCalled();
  });

  test.each([
    ['another site', 'https://example.org/notice/1'],
    ['another site by two slashes', '//example.org/notice/1'],
    ['a file of the server', '/pt/portal/file/view/1'],
    ['the single sign-on', '/apps/sso/login'],
    ['a file beside the portal', '/files/guide.pdf'],
    ['a place on the page', '#part'],
    ['a telephone', 'tel:123'],
    ['two slashes behind the own site', 'http://localhost//example.org/'],
  ])('a link to %s is the browser’s', (_what, href) => {
    const push = jest.spyOn(history, 'push').mockImplementation(() => undefined);
    shown(`<a href="${href}">外</a>`);
    // Looked at before jsdom reports that it cannot leave the page: was the link left to the browser?
    const left = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', left);
    fireEvent.click(screen.getByText('外'));
    document.removeEventListener('click', left);
    expect(left).toHaveBeenCalled();
    expect(push).not.toHaveBeenCalled();
  });

  test('pictures load when they come into view and never lack a text', () => {
    const text = shown('<img src="/pt/portal/file/view/1" width="300" height="200">');
    const picture = text.querySelector('img');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveAttribute('height', '200');
  });

  test.each([
    'https://others.example/a.png',
    '//others.example/a.png',
    'data:image/png;base64,iVBORw0KGgo=',
    'blob:http://localhost/1',
    '////%5cothers.example/a.png',
    '',
  ])('a picture at %j gives way to its text: it would tell others who reads what', (src) => {
    const text = shown(`<p>前<img src="${src}" alt="示意图">后</p>`);
    expect(text.querySelector('img')).toBeNull();
    expect(text).toHaveTextContent('前示意图后');
  });

  test('of a long run of marks on one letter a few are left, however they are written', () => {
    const text = shown(`<p>a${'\u0489'.repeat(400)}</p><p>b${'&#x0f71;'.repeat(400)}</p>`);
    expect(text).toHaveTextContent(`a${'\u0489'.repeat(8)}b${'\u0f71'.repeat(8)}`);
    shown('<p>Tiếng Việt ที่นี่ مَرْحَبًا བོད་ཡིག</p>');
    expect(screen.getByText('Tiếng Việt ที่นี่ مَرْحَبًا བོད་ཡིག')).toBeVisible();
  });

  test.each([
    ['<h1>一</h1><h2>二</h2><h3>三</h3><h2>四</h2>', ['H3', 'H4', 'H5', 'H4']],
    ['<h3>一</h3><h3>二</h3>', ['H3', 'H3']],
    ['<h1>一</h1><h4>二</h4>', ['H3', 'H4']],
    ['<h1>一</h1><h2>二</h2><h3>三</h3><h4>四</h4><h5>五</h5>', ['H3', 'H4', 'H5', 'H6', 'H6']],
  ])('headings begin below the page’s own and skip no level: %s', (html, tags) => {
    const headings = within(shown(html)).getAllByRole('heading');
    expect(headings.map(({ tagName }) => tagName)).toEqual(tags);
  });

  test('a text that begins with a frameset has no body, and is shown as an empty one', () => {
    expect(shown('<frameset><frame src="javascript:hurt()"></frameset>')).toHaveTextContent('');
    expect(document.querySelector('frame, frameset')).toBeNull();
  });
});

test('a correction stays one: what is struck out and what is new', () => {
  const html = '<p>招聘<del>3</del><strike>4</strike><ins>5</ins>人</p>';
  expect(shown(html).querySelector('p')?.outerHTML).toBe(html);
});

test('what an editor has divided by other blocks than paragraphs stays divided', () => {
  const html =
    '<section>第一段</section><article>第二段</article><center>第三段</center><address>第四段</address>';
  expect(shown(html).querySelector('section')?.parentElement?.innerHTML).toBe(html);
});
