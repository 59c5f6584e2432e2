import { join } from 'node:path';
import { build, type PluginBuild, transform } from 'esbuild';
import { bundle } from '../bundle';
import type { Drawing } from './drawings';

const {
  compileMessage,
}: { compileMessage: (text: string) => unknown } = require('../messagesLoader.cjs');

const { chrome, safari, firefox } = bundle.targets;
const target = [`chrome${chrome}`, `safari${safari}`, `firefox${firefox}`];

/** What only comes when something is pressed or pointed at, or is a person's own: its place stays empty. */
const empty = /\/(?:CalendarWays|OwnDelivery|OwnFit)$|^lodash\/noop$/;

/** Modules of src that need the portal's runtime; config/early/portal has what the script needs of them. */
const ofRuntime =
  /^@umijs\/max$|\/(?:use(?:User|Compare|Terms|MajorNames)|errorHandler|feedback|pendingCollect|stickyRoom|comparePath)$/;

interface Content {
  /** By language. */
  scripts: Record<string, string>;
  /** The modules of styles. */
  modules: string[];
}

/** The texts that a script names, by a whole key or by its beginning in a template, compiled. */
function textsIn(script: string, texts: Readonly<Record<string, string>>) {
  const prefixes = [...script.matchAll(/`([a-z][\w.]*\.)\$\{/gi)].map(([, prefix = '']) => prefix);
  const named = Object.entries(texts).filter(
    ([key]) => script.includes(`"${key}"`) || prefixes.some((prefix) => key.startsWith(prefix)),
  );
  return Object.fromEntries(named.map(([key, text]) => [key, compileMessage(text)]));
}

/**
 * A script that draws the first answer into the page's shell (src/early/content): the portal's own
 * components with a small stand-in for React (docs/performance.md).
 */
export async function buildContent(
  cwd: string,
  name: Drawing,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<Content> {
  const standIns = {
    name: 'stand-ins',
    setup({ onResolve }: PluginBuild) {
      const stub = (name: string) => ({ path: join(cwd, 'config', name) });
      onResolve({ filter: /^react(?:\/jsx-runtime)?$/ }, () => stub('early/react.ts'));
      onResolve({ filter: /^antd$/ }, () => stub('shell/antd.tsx'));
      onResolve({ filter: /^@ant-design\/icons$/ }, () => stub('early/icons.tsx'));
      onResolve({ filter: /\/RichText$/ }, () => stub('early/RichText.tsx'));
      onResolve({ filter: ofRuntime }, () => stub('early/portal.tsx'));
      onResolve({ filter: empty }, () => stub('shell/nothing.tsx'));
      onResolve({ filter: /./ }, ({ kind, path }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      );
    },
  };
  const { outputFiles, metafile } = await build({
    absWorkingDir: cwd,
    entryPoints: [`src/early/content/${name}.tsx`],
    outdir: 'out',
    plugins: [standIns],
    bundle: true,
    write: false,
    metafile: true,
    // A class keeps the name of its file (config/shell/styles.ts).
    minifyWhitespace: true,
    minifySyntax: true,
    charset: 'utf8',
    format: 'esm',
    target,
    jsx: 'automatic',
    resolveExtensions: ['.ts', '.tsx', '.js'],
    loader: { '.module.css': 'local-css' },
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@': join(cwd, 'src') },
    tsconfigRaw: {},
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  const inputs = Object.keys(metafile.inputs);
  // The list of what ships reads webpack's modules alone (config/shippedPlugin.ts), which have lodash.
  const foreign = inputs.filter((path) => /node_modules\/(?!lodash\/)/.test(path));
  if (foreign.length > 0) throw new Error(`The content's script holds packages: ${foreign}`);
  const inLanguage = async ([locale, pack]: [string, Readonly<Record<string, string>>]) => {
    const used = JSON.stringify({ [locale]: textsIn(script, pack) });
    const { code } = await transform(script, {
      minify: true,
      format: 'iife',
      target,
      charset: 'utf8',
      define: { shellTexts: used },
    });
    return [locale, code.trim()] as const;
  };
  return {
    scripts: Object.fromEntries(await Promise.all(Object.entries(texts).map(inLanguage))),
    modules: inputs.filter((path) => path.endsWith('.module.css')),
  };
}
