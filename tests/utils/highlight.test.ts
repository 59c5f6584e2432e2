import { excerptOf, highlightHtml } from '@/utils/highlight';
import { sanitiseHtml } from '@/utils/sanitiseHtml';
import { partsOf } from '@/utils/textParts';

const hits = (text: string, keyword: string) =>
  partsOf(text, keyword)
    .filter((part) => part.isHit)
    .map((part) => part.text);

const shown = (html: string, keyword: string) =>
  sanitiseHtml(highlightHtml(html, keyword), { external: '', table: '' });

describe('highlighting', () => {
  it.each([
    ['怎样申请改期？', '改期', ['改期']],
    ['Word and word', 'WORD', ['Word', 'word']],
    ['先改期，再面试', '面试 改期', ['改期', '面试']],
    ['a.b a+b', 'a+b', ['a+b']],
    ['nothing', '', []],
    ['nothing', '   ', []],
  ])('%j for %j marks %j', (text, keyword, found) => {
    expect(hits(text, keyword)).toEqual(found);
    expect(
      partsOf(text, keyword)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('marks the text of HTML and leaves its tags and attributes alone', () => {
    expect(shown('<p>改期 <a href="/a?q=改期">改期</a></p>', '改期')).toBe(
      '<p><mark>改期</mark> <a href="/a?q=改期"><mark>改期</mark></a></p>',
    );
    expect(shown('<p>a &lt;b&gt; b<br>c</p>', 'b')).toBe(
      '<p>a &lt;<mark>b</mark>&gt; <mark>b</mark><br>c</p>',
    );
  });

  it.each(['body', 'querySelector', 'createTreeWalker', 'createElement'])(
    'is not misled by elements of the text named %s',
    (name) => {
      const one = `<form name="${name}"></form>`;
      for (const html of [`<p>改期</p>${one}`, `<p>改期</p>${one}${one}`]) {
        expect(shown(html, '改期')).toContain('<p><mark>改期</mark></p>');
        expect(excerptOf(html, '改期')).toBe('改期');
      }
    },
  );

  it('lets nothing through that the sanitiser stops', () => {
    const html = '<p onclick="x()">期<img src="x" onerror="x()"><script>期</script></p>';
    expect(shown(html, '期')).not.toMatch(/onclick|onerror|script/);
    expect(shown('<p>&lt;img src=x onerror=x()&gt; 期</p>', '期')).not.toContain('<img');
  });

  it('gives the words around a hit, or nothing', () => {
    expect(excerptOf('<p>短</p>', '短')).toBe('短');
    expect(excerptOf('<p>没有</p>', '改期')).toBe('');
    const excerpt = excerptOf(`<p>${'前'.repeat(80)}改期${'后'.repeat(80)}</p>`, '改期', 20);
    expect(excerpt).toMatch(/^…前+改期后+…$/);
    expect(excerpt).toHaveLength(22);
  });
});
