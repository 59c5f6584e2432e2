import { createRequire } from 'node:module';
import { join } from 'node:path';
import { theme } from 'antd';
import { build, type PluginBuild } from 'esbuild';
import { type ColourMode, themeClass, themeFor } from '../theme';

/** Parts whose place the shell leaves empty: they need a person, data or a script. */
const empty =
  /\/(?:SearchBox|Bell|UserMenu|Preferences|Suggestions|SavedSection|SideSections|TodoSection|CompareArea|Failure|State)$/;

interface Shell {
  /** `<template>` elements. */
  markup: string;
  styles: string;
}

const algorithms = { light: theme.defaultAlgorithm, dark: theme.darkAlgorithm };

/** antd's name of a token's variable. */
function variableOf(token: string): string {
  return `--ant-${token
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z0-9]+)/g, '$1-$2')
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .toLowerCase()}`;
}

/** The variables that the styles read, with the values that antd will give them. */
function variables(mode: ColourMode, styles: string): string {
  const token = theme.getDesignToken(themeFor(mode, algorithms[mode], false));
  const lines = Object.entries(token)
    .filter(([name]) => styles.includes(`var(${variableOf(name)})`))
    .map(([name, value]) => {
      const hasUnit =
        typeof value !== 'number' || /^(?:lineHeight|fontWeight|zIndex|opacity)/.test(name);
      return `${variableOf(name)}:${value}${hasUnit ? '' : 'px'}`;
    });
  return `.${themeClass[mode]}{${lines.join(';')}}`;
}

/** Renders the frame and the heads of the first screens from their own components (docs/performance.md). */
export async function buildShell(cwd: string, pageStyles: string): Promise<Shell> {
  const standIns = {
    name: 'stand-ins',
    setup({ onResolve }: PluginBuild) {
      const stub = (name: string) => ({ path: join(cwd, 'config/shell', name) });
      onResolve({ filter: /^@umijs\/max$|\/use(?:MediaQuery|Call|Suggest)$/ }, () =>
        stub('standIns.tsx'),
      );
      onResolve({ filter: /^antd$/ }, () => stub('antd.tsx'));
      onResolve({ filter: empty }, () => stub('nothing.tsx'));
      onResolve({ filter: /./ }, ({ kind }) =>
        kind === 'dynamic-import' ? stub('nothing.tsx') : undefined,
      );
    },
  };
  const { outputFiles } = await build({
    absWorkingDir: cwd,
    entryPoints: ['config/shell/render.tsx'],
    outdir: 'out',
    plugins: [standIns],
    bundle: true,
    write: false,
    minify: true,
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
  const text = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const module = { exports: {} as { renderShells?: () => string } };
  new Function('module', 'exports', 'require', text('.js'))(
    module,
    module.exports,
    createRequire(join(cwd, 'package.json')),
  );
  const markup = module.exports.renderShells?.();
  if (!markup) throw new Error('The shell has no markup');
  const own = text('.css').trim();
  const both = pageStyles + own;
  return { markup, styles: own + variables('light', both) + variables('dark', both) };
}
