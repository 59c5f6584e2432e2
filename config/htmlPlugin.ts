import type { IApi } from '@umijs/max';
import { site } from './site';

/** Seconds without the first script after which the page says what may be done. */
const slowAfterS = 8;

/** In the browser's own colours: the theme comes with the scripts. */
const style = `<style>
.waiting{padding:32vh 16px 0;text-align:center;font:16px/1.6 system-ui,sans-serif}
.waiting p{margin:0 0 8px}
.waiting :first-child{font-size:20px;font-weight:600}
.waiting .slow{visibility:hidden;animation:slow 0s ${slowAfterS}s forwards}
@keyframes slow{to{visibility:visible}}
</style>`;

const waiting = `<div class="waiting"><p>${site.title}</p>
<noscript><p>请在浏览器中启用 JavaScript 后使用本网站。</p><p lang="en">Please switch on JavaScript in your browser to use this site.</p></noscript>
<p class="slow">网络较慢，仍在加载；也可以刷新页面重试。</p>
<p class="slow" lang="en">The connection is slow and the page is still loading. You can also reload it.</p></div>`;

/**
 * Mends the generated index.html: the language is declared and zooming stays possible
 * (WCAG 1.4.4; Umi's own template forbids it), the browser paints a dark canvas before the first style, and
 * whoever waits for the scripts on a poor connection sees where they are. React empties the root as it draws.
 */
export default function htmlPlugin(api: IApi): void {
  api.modifyHTML(($) => {
    $('html').attr('lang', site.defaultLocale);
    $('meta[name="viewport"]').attr(
      'content',
      'width=device-width, initial-scale=1, viewport-fit=cover',
    );
    $('head').append('<meta name="color-scheme" content="light dark">', style);
    $('#root').append(waiting);
    return $;
  });
}
