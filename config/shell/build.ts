import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type PluginBuild } from 'esbuild';

/** Parts whose place the shell leaves empty: they need a person, data or a script. */
const empty =
  /\/(?:SearchBox|Bell|UserMenu|Preferences|Suggestions|SavedSection|SideSections|TodoSection|CompareArea|Failure|State)$/;

interface Shell {
  /** `<template>` elements. */
  markup: string;
  /** The texts of public screens by language and key. */
  texts: Record<string, Record<string, string>>;
  /** The modules of styles. */
  modules: string[];
}

type Rendered = Partial<Pick<Shell, 'texts'>> & { renderShells?: () => string };

/** Renders the frame and the heads of the first screens from their own components (docs/performance.md). */
export async function buildShell(cwd: string): Promise<Shell> {
  const standIns = {
    name: 'stand-ins',
    setup({ onResolve }: PluginBuild) {
      const stub = (name: string) => ({ path: join(cwd, 'config/shell', name) });
      onResolve(
        { filter: /^@umijs\/max$|\/use(?:MediaQuery|IsByFinger|Call|Suggest|DeviceList)$/ },
        () => stub('standIns.tsx'),
      );
      onResolve({ filter: /^antd$/ }, () => stub('antd.tsx'));
      onResolve({ filter: empty }, () => stub('nothing.tsx'));
      onResolve({ filter: /./ }, ({ kind }) =>
        kind === 'dynamic-import' ? stub('nothing.tsx') : undefined,
      );
    },
  };
  const { outputFiles, metafile } = await build({
    absWorkingDir: cwd,
    entryPoints: ['config/shell/render.tsx'],
    outdir: 'out',
    plugins: [standIns],
    bundle: true,
    write: false,
    metafile: true,
    // A class keeps the name of its file (config/shell/styles.ts).
    minifyWhitespace: true,
    minifySyntax: true,
    platform: 'node',
    format: 'cjs',
    charset: 'utf8',
    jsx: 'automatic',
    resolveExtensions: ['.ts', '.tsx', '.js'],
    external: ['react', 'react-dom'],
    loader: { '.module.css': 'local-css' },
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@': join(cwd, 'src') },
    tsconfigRaw: {},
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  const module: { exports: Rendered } = { exports: {} };
  new Function('module', 'exports', 'require', script)(
    module,
    module.exports,
    createRequire(join(cwd, 'package.json')),
  );
  const { renderShells, texts } = module.exports;
  const markup = renderShells?.();
  if (!markup || !texts) throw new Error('The shell has no markup');
  const modules = Object.keys(metafile.inputs).filter((path) => path.endsWith('.module.css'));
  return { markup, texts, modules };
}
