import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { build, type PluginBuild } from 'esbuild';
import { bundle } from './bundle';
import { compress } from './compressPlugin';
import { buildContent } from './early/build';
import { drawings } from './early/drawings';
import { buildShell } from './shell/build';
import { stylesOf } from './shell/styles';
import { pageValuesId } from './siteValues';

const { chrome, safari, firefox } = bundle.targets;

/** The script of src/early as text. The services in it call its own `request`, and judge no answer: the portal does that. */
async function earlyScript(
  cwd: string,
  name: string,
  files: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const standIns = {
    name: 'stand-ins',
    setup(build: PluginBuild) {
      build.onResolve({ filter: /^@umijs\/max$/ }, () => ({
        path: join(cwd, 'src/request/earlyRequest.ts'),
      }));
      build.onResolve({ filter: /\/answerShape$/ }, () => ({
        path: join(cwd, 'config/shell/anyShape.ts'),
      }));
    },
  };
  const { outputFiles, metafile } = await build({
    absWorkingDir: cwd,
    entryPoints: [`src/early/${name}.ts`],
    plugins: [standIns],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    charset: 'utf8',
    format: 'iife',
    target: [`chrome${chrome}`, `safari${safari}`, `firefox${firefox}`],
    define: Object.fromEntries(
      Object.entries(files).map(([file, value]) => [`process.env.${file}`, JSON.stringify(value)]),
    ),
    alias: { '@': join(cwd, 'src') },
    tsconfigRaw: {},
  });
  const foreign = Object.keys(metafile.inputs).filter((path) => path.includes('node_modules/'));
  // The list of what ships reads webpack's modules alone (config/shippedPlugin.ts).
  if (foreign.length > 0) throw new Error(`The early script holds packages: ${foreign.join(', ')}`);
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild has written no early script');
  return file.text.trim();
}

const hex = (script: string) => createHash('sha256').update(script).digest('hex');

/** `'sha256-…'` of an inline script, as a content security policy names it. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Replaces exactly one place of the page. */
function replaceOnce(html: string, pattern: RegExp, text: string): string {
  if (html.match(pattern) === null) throw new Error(`The page has no ${pattern}`);
  return html.replace(pattern, () => text);
}

/**
 * Completes the built page (docs/performance.md): the early script and Umi's preload script stand in it, so do the styles of the
 * frame; the entry is asked for in the head and runs when the page is there. `inline-hashes` holds the hashes of the scripts
 * for the content security policy (deploy/). Each inline script begins a line and ends one: deploy/page.awk, which puts the
 * values of a place into the page, leaves these lines alone.
 */
async function completePage(folder: string, cwd: string): Promise<void> {
  const names = readdirSync(folder);
  const nameLike = (pattern: RegExp): string => {
    const name = names.find((file) => pattern.test(file));
    if (!name) throw new Error(`The build has no file ${pattern}`);
    return name;
  };
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim();
  const helper = nameLike(/^preload_helper\..*\.js$/);
  const styles = nameLike(/^umi\..*\.css$/);
  const entry = nameLike(/^umi\..*\.js$/);
  const texts = Object.fromEntries(
    names.flatMap((name) => {
      const [, set] = /^texts-(\w+-\w+)\..*\.js$/.exec(name) ?? [];
      return set ? [[set, name]] : [];
    }),
  );
  const shell = await buildShell(cwd);
  const modules = [...shell.modules];
  const contentFiles: Record<string, string> = {};
  for (const drawing of drawings) {
    const content = await buildContent(cwd, drawing, shell.texts);
    modules.push(...content.modules);
    for (const [pack, script] of Object.entries(content.scripts)) {
      const name = `first-${drawing}.${hex(script).slice(0, 8)}.js`;
      writeFileSync(join(folder, name), script);
      await compress(join(folder, name));
      contentFiles[`${pack}/${drawing}`] = name;
    }
  }
  const files = { TEXT_FILES: texts, CONTENT_FILES: contentFiles };
  const scripts = [await earlyScript(cwd, 'page', files), read(helper)];
  const showing = await earlyScript(cwd, 'shell');
  const pageStyles = read(styles);
  const shellStyles = await stylesOf(cwd, modules, pageStyles);
  const page = join(folder, 'index.html');
  let html = readFileSync(page, 'utf8');
  html = replaceOnce(
    html,
    /<link rel="stylesheet" href="[^"]*umi\.[^"]*">/,
    `<style>${pageStyles}${shellStyles}</style>`,
  );
  html = replaceOnce(html, /<script src="[^"]*preload_helper[^"]*"><\/script>/, '');
  html = replaceOnce(html, /<script src="[^"]*umi\.[^"]*"><\/script>/, '');
  html = replaceOnce(
    html,
    /<meta http-equiv="X-UA-Compatible"[^>]*>/,
    `<script type="application/json" id="${pageValuesId}">{}</script>
${scripts.map((script) => `<script>${script}</script>`).join('\n')}
<script src="/${entry}" defer fetchpriority="high"></script>`,
  );
  html = replaceOnce(html, /<\/body>/, `${shell.markup}\n<script>${showing}</script>\n</body>`);
  writeFileSync(page, html);
  writeFileSync(join(folder, 'inline-hashes'), [...scripts, showing].map(hashOf).join(' '));
  for (const name of names.filter((file) => file.startsWith(helper) || file.startsWith(styles))) {
    rmSync(join(folder, name));
  }
}

export default function earlyPlugin(api: IApi): void {
  api.onBuildHtmlComplete({ fn: () => completePage(api.paths.absOutputPath, api.paths.cwd) });
}
