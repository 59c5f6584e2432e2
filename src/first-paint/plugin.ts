import { createHash } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';
import { PurgeCSS } from 'purgecss';
import { site } from '../../config/site';
import { esbuildTargets as target } from '../../config/targets';
import { speaksContract, wire } from '../../config/wire';
import type { ScreenName } from './firstCalls';
import type { FirstPaint } from './page';
import type * as render from './render';

/** Texts, the portal's and antd's. */
const words = /^(?:\.\/..-..|antd)\//;

/** What else is fetched later is not drawn: its place shows what stands there meanwhile. */
const later: Plugin = {
  name: 'later',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' && !words.test(path) ? { path, external: true } : undefined,
    );
  },
};

/** Bundles a file of this folder, with Umi's own aliases. Gives its script and its styles. */
async function bundle(api: IApi, entry: string, options: BuildOptions) {
  const { absTmpPath, cwd } = api.paths;
  const alias = Object.entries<string>(api.config.alias).map(([name, path]) => [
    name,
    path.replace(/^@@/, absTmpPath),
  ]);
  const { outputFiles = [] } = await build({
    absWorkingDir: cwd,
    entryPoints: [join('src/first-paint', entry)],
    outdir: 'out',
    bundle: true,
    write: false,
    charset: 'utf8',
    jsx: 'automatic',
    alias: { ...Object.fromEntries(alias), '@@': absTmpPath },
    loader: { '.module.css': 'local-css' },
    tsconfigRaw: {},
    logLevel: 'error',
    ...options,
    define: { 'process.env.NODE_ENV': '"production"', ...options.define },
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text;
  return { script: textOf('.js') ?? '', styles: textOf('.css') ?? '' };
}

/** Draws the screens in Node with the portal's own components, react-dom/server and antd. */
async function draw(api: IApi, addressOf: (route: string) => string) {
  const { script, styles } = await bundle(api, 'render.tsx', {
    platform: 'node',
    format: 'cjs',
    mainFields: ['module', 'main'],
    plugins: [later],
    define: { 'process.env.PORTAL_RELEASE': '""' },
  });
  const module = { exports: {} as typeof render };
  const load = new Function('module', 'require', script);
  load(module, createRequire(join(api.paths.cwd, 'package.json')));
  const { screens, templates, antdStyles } = await module.exports.drawScreens(addressOf);
  const unseen = /^(?:@media (?:print|\(forced-colors: active\))|\S+::-webkit-\S+) \{.*?\n\}/gms;
  const [kept] = await new PurgeCSS().purge({
    content: [{ raw: Object.values(templates['zh-CN']).join(), extension: 'html' }],
    // As in the portal, its own styles win over antd's.
    css: [{ raw: antdStyles + styles.replace(unseen, '') }],
    safelist: ['html', 'body', /^portal-/, 'shell', 'firstPaint', 'filled', 'aria-current', 'root'],
    // By value, or set by the page's script.
    dynamicAttributes: ['href', 'data-person', 'data-source', 'data-large'],
    // Nothing of it can be pressed, has the focus or moves, icons have no lines, and tags no words. antd's list of what is here would keep
    // it from writing the styles of these components whole (ant-design/cssinjs, cacheMapUtil).
    blocklist: [/:(?:hover|active|focus|disabled|checked|:-webkit)|anticon|ant-tag|cssinjs/],
    keyframes: true,
    variables: true,
  });
  const still = (kept?.css ?? '')
    .replace(/(?<=[{;\s])(?:cursor|outline|transition|scroll-padding)[\w-]*:[^;}]+;?/g, '')
    // In the size of text that is chosen.
    .replace(/(--ant-font-size[\w-]*: *)(\d+px)/g, '$1calc($2*var(--grow))')
    // The portal's own values win, of more contrast too.
    .replace(/(?<=^|[}\s])\.portal-(light|dark)(?=\s*\{)/g, ':where(.portal-$1)');
  const { code } = await transform(still, { loader: 'css', minify: true, target });
  return { templates, screens, styles: code.trim() };
}

const sha = (text: string) => createHash('sha256').update(text);

/**
 * Adds to the built page what it shows and asks before the portal runs (docs/performance.md). `inline-hashes` holds the hashes of
 * its script for the content security policy (config/htmlPlugin). It begins a line and ends one (deploy/page.awk).
 */
export default function firstPaintPlugin(api: IApi): void {
  if (api.name !== 'build') return;
  // Umi's own script for a page's files takes the page of unknown addresses for each address with a parameter.
  api.skipPlugins(['routePreloadOnLoad']);
  let head = '';
  let body = '';

  api.onBuildComplete(async ({ err, stats }) => {
    if (err) return;
    const { absOutputPath } = api.paths;
    const siteMap: Record<string, { absPath: string }> = api.appData.routes;
    const pathOf = (route: string) => {
      const page = siteMap[route];
      if (!page) throw new Error(`The site map has no route ${route}`);
      return page.absPath;
    };
    const drawn = await draw(api, pathOf);
    const groups = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
    const filesOf = (group: string) => groups[group]?.assets?.map(({ name }) => name) ?? [];
    const shared = Object.keys(groups).filter((group) =>
      /^(?:layouts__index|texts-..-(?:start|reading))$/.test(group),
    );
    const files = Object.fromEntries(shared.map((group) => [group, filesOf(group)]));
    const routes = Object.entries(drawn.screens).flatMap(([name, screen]) =>
      screen.routes.map((route): FirstPaint['routes'][number] => [
        pathOf(route),
        name as ScreenName,
        // Umi's name of a page's chunk.
        filesOf(`src/pages/${route}`.replaceAll('/', '__')),
      ]),
    );
    const others: Record<string, string> = {};
    for (const [language, templates] of Object.entries(drawn.templates)) {
      if (language === site.defaultLocale) continue;
      const text = JSON.stringify(templates);
      others[language] = `first-paint.${language}.${sha(text).digest('hex').slice(0, 8)}.json`;
      writeFileSync(join(absOutputPath, others[language]), text);
    }
    const known: FirstPaint = { routes, files, hasCalls: speaksContract(wire), others };
    const { script } = await bundle(api, 'page.ts', {
      minify: true,
      format: 'iife',
      target,
      define: { firstPaint: JSON.stringify(known) },
    });
    const own = JSON.stringify(drawn.templates[site.defaultLocale]).replace(/<\//g, '<\\/');
    head = `<style>${drawn.styles}</style>`;
    body = `<script type="application/json" id="first-paint">${own}</script>\n<script>${script.trim()}</script>\n`;
    const hash = sha(script.trim()).digest('base64');
    appendFileSync(join(absOutputPath, 'inline-hashes'), ` 'sha256-${hash}'`);
  });

  api.modifyHTML(($) => {
    // Its styles are needed with the portal: in the head they would hold up the first paint.
    const styles = $('head link[rel="stylesheet"]');
    $('head').append(head);
    $('#root').after(`\n${body}`, styles);
    return $;
  });
}
