import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { transformSync } from 'esbuild';
import { site } from './site';
import { builtInValues, pageValuesId } from './siteValues';
import { targets } from './targets';

/** Seconds after which the page says that it is still loading, while no script has run. */
const slowAfterS = 8;

/** Drawn in the browser's own colours, as the theme comes with the scripts. A transform is no layout shift. */
const style = `<style>
.waiting{position:relative;z-index:1;padding:32vh 16px 0;text-align:center;font:16px/1.6 system-ui,sans-serif}
.waiting p{margin:0 0 8px}
.waiting :first-child{font-size:20px;font-weight:600}
.waiting .slow{visibility:hidden;animation:slow 0s ${slowAfterS}s forwards}
@keyframes slow{to{visibility:visible}}
.startNotice{display:none;margin:16px;padding:12px 16px;border:2px solid;font:16px/1.6 system-ui,sans-serif}
.startNotice p{margin:0}
.notStarted #shell,.notStarted .slow{display:none}
.notStarted.firstPaint #root{visibility:visible}
.firstPaint .waiting{visibility:visible;transform:translateY(calc(100vh - 72px - 100%));transform:translateY(calc(100svh - 72px - 100%))}
.firstPaint .waiting :first-child{visibility:hidden}
</style>`;

/** What search engines and shared links say of the portal; positions add their own (features/positions/detail/jobPosting). */
const seo = `<meta name="description" content="${builtInValues.description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${builtInValues.title}">
<meta property="og:title" content="${builtInValues.title}">
<meta property="og:description" content="${builtInValues.description}">
<meta property="og:image" content="${builtInValues.origin}/share.png">
<meta property="og:locale" content="zh_CN">`;

const waiting = `<div class="waiting"><p>${builtInValues.title}</p>
<noscript><p>请在浏览器中启用 JavaScript 后使用本网站。</p><p lang="en">Please switch on JavaScript in your browser to use this site.</p></noscript>
<p class="slow">网络较慢，仍在加载；也可以刷新页面重试。</p>
<p class="slow" lang="en">The connection is slow and the page is still loading. You can also reload it.</p></div>`;

const browsers = `Chrome ${targets.chrome}, Edge ${targets.edge}, Safari ${targets.safari}, Firefox ${targets.firefox}`;

/** Shown by config/startCheck.js, above the page. */
const notices = `<div class="startNotice" id="too-old" role="alert"><p>您的浏览器版本过低，本网站可能无法正常使用。请更新浏览器或手机系统，或改用 ${browsers.replaceAll(', ', '、')} 及以上版本。</p>
<p lang="en">Your browser is too old for this site. Please update it, or use ${browsers} or later.</p></div>
<div class="startNotice" id="not-started" role="alert"><p>页面没有加载成功。<a>重新加载</a></p><p>如果多次重新加载仍不成功，请换一个网络或浏览器。</p>
<p lang="en">The page did not load. <a>Reload</a>. If that does not help, try another connection or browser.</p></div>`;

/**
 * Changes the generated index.html: it declares the language, allows zooming (WCAG 1.4.4; Umi's template forbids it), lets
 * the browser paint a dark canvas before the first style, and shows the portal's name until the scripts are there. React
 * replaces that text. Where the portal cannot start, the page says so.
 *
 * `inline-hashes` holds the hashes of the page's scripts for the content security policy (deploy/).
 */
export default function htmlPlugin(api: IApi): void {
  const source = readFileSync(join(__dirname, 'startCheck.js'), 'utf8');
  const startCheck = transformSync(source, { minify: true, target: 'es5' }).code.trim();
  if (api.name === 'build') {
    api.onBuildComplete(({ err }) => {
      const hash = createHash('sha256').update(startCheck).digest('base64');
      if (!err) writeFileSync(join(api.paths.absOutputPath, 'inline-hashes'), `'sha256-${hash}'`);
    });
  }
  api.modifyHTML(($) => {
    $('html').attr('lang', site.defaultLocale);
    $('meta[name="viewport"]').attr(
      'content',
      'width=device-width, initial-scale=1, viewport-fit=cover',
    );
    // Operations put their values here (deploy/page.awk), on a line of its own.
    const values = `\n<script type="application/json" id="${pageValuesId}">{}</script>\n`;
    $('head').append('<meta name="color-scheme" content="light dark">', seo, style, values);
    $('head').append(`<script>${startCheck}</script>\n`);
    $('#root').before(notices).append(waiting);
    return $;
  });
}
