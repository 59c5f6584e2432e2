import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { build } from 'esbuild';
import { builtInValues } from './siteValues';
import { esbuildTargets as target } from './targets';
import { pageColours } from './theme';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Addresses are relative to the manifest's own, so that they hold under any base. */
const manifest = {
  name: builtInValues.title,
  short_name: builtInValues.title,
  description: builtInValues.description,
  lang: 'zh-CN',
  start_url: './home',
  scope: './',
  display: 'standalone',
  background_color: pageColours().light,
  theme_color: pageColours().light,
  icons: [
    { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('icon-maskable', 512, 'maskable'),
  ],
  shortcuts: [
    { name: '我的投递', url: './user/deliveries', icons: [icon('icon', 192, 'any')] },
    { name: '我的面试', url: './user/appointments', icons: [icon('icon', 192, 'any')] },
  ],
};

/** Makes the portal installable: the manifest (W3C Web Application Manifest), icons and colours of the page, and the worker that speaks without a connection (src/offline). */
export default function installPlugin(api: IApi): void {
  if (api.name !== 'build') return;
  api.modifyHTML(($) => {
    const colours = Object.entries(pageColours()).map(
      ([mode, colour]) =>
        `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${mode})">`,
    );
    $('head').append(
      ...colours,
      '<link rel="manifest" href="/manifest.webmanifest">',
      '<link rel="apple-touch-icon" href="/icon-touch-180.png">',
    );
    return $;
  });
  api.onBuildComplete(async ({ err }: { err?: Error }) => {
    if (err) return;
    const { absOutputPath, cwd } = api.paths;
    writeFileSync(join(absOutputPath, 'manifest.webmanifest'), JSON.stringify(manifest, null, 2));
    await build({
      absWorkingDir: cwd,
      entryPoints: ['src/offline/worker.ts'],
      outfile: join(absOutputPath, 'sw.js'),
      bundle: true,
      minify: true,
      format: 'iife',
      charset: 'utf8',
      alias: { '@': join(cwd, 'src') },
      define: { 'process.env.NODE_ENV': '"production"' },
      tsconfigRaw: {},
      logLevel: 'error',
      target,
    });
  });
}
