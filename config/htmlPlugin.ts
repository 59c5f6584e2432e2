import type { IApi } from '@umijs/max';
import { site } from './site';
import { builtInValues, pageValuesId } from './siteValues';

/** Seconds after which the page says that it is still loading, while no script has run. */
const slowAfterS = 8;

/** Drawn in the browser's own colours, as the theme comes with the scripts. */
const style = `<style>
.waiting{padding:32vh 16px 0;text-align:center;font:16px/1.6 system-ui,sans-serif}
.waiting p{margin:0 0 8px}
.waiting :first-child{font-size:20px;font-weight:600}
.waiting .slow{visibility:hidden;animation:slow 0s ${slowAfterS}s forwards}
@keyframes slow{to{visibility:visible}}
.firstPaint .waiting{visibility:visible;position:fixed;inset:auto 0 72px;z-index:1;padding:0 16px}
.firstPaint .waiting :first-child{display:none}
</style>`;

/** What search engines and shared links say of the portal; positions add their own (features/positions/detail/jobPosting). */
const seo = `<meta name="description" content="${builtInValues.description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${builtInValues.title}">
<meta property="og:title" content="${builtInValues.title}">
<meta property="og:description" content="${builtInValues.description}">
<meta property="og:locale" content="zh_CN">`;

const waiting = `<div class="waiting"><p>${builtInValues.title}</p>
<noscript><p>请在浏览器中启用 JavaScript 后使用本网站。</p><p lang="en">Please switch on JavaScript in your browser to use this site.</p></noscript>
<p class="slow">网络较慢，仍在加载；也可以刷新页面重试。</p>
<p class="slow" lang="en">The connection is slow and the page is still loading. You can also reload it.</p></div>`;

/**
 * Changes the generated index.html: it declares the language, allows zooming (WCAG 1.4.4; Umi's template forbids it), lets
 * the browser paint a dark canvas before the first style, and shows the portal's name until the scripts are there. React
 * replaces that text.
 */
export default function htmlPlugin(api: IApi): void {
  api.modifyHTML(($) => {
    $('html').attr('lang', site.defaultLocale);
    $('meta[name="viewport"]').attr(
      'content',
      'width=device-width, initial-scale=1, viewport-fit=cover',
    );
    // Operations put their values here (deploy/page.awk), on a line of its own.
    const values = `\n<script type="application/json" id="${pageValuesId}">{}</script>\n`;
    $('head').append('<meta name="color-scheme" content="light dark">', seo, style, values);
    $('#root').append(waiting);
    return $;
  });
}
