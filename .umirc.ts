import { defineConfig } from '@umijs/max';
import { chainWebpack } from './config/bundle';
import { callsAnsweredBy } from './config/proxy';
import { releaseOf } from './config/release';
import { site } from './config/site';
import { builtInValues } from './config/siteValues';
import { targets } from './config/targets';

/** FIRST_PAINT=off builds the portal alone, into a folder of its own: it works without (.ci/run). */
const hasFirstPaint = process.env.FIRST_PAINT !== 'off';
const outputPath = hasFirstPaint ? 'dist' : 'dist-plain';

/** A script is compiled whole while it loads, off the main thread, instead of function by function while it runs (V8, Explicit JavaScript compile hints). */
const eagerCompilation = '//# allFunctionsCalledOnLoad';

export default defineConfig({
  npmClient: 'npm',
  outputPath,
  define: { 'process.env.PORTAL_RELEASE': releaseOf(__dirname) },
  title: builtInValues.title,
  favicons: ['/favicon.svg'],
  hash: true,
  runtimePublicPath: {},
  targets,
  srcTranspiler: 'esbuild',
  srcTranspilerOptions: { esbuild: { target: 'es2020' } },
  // Its build for older browsers has static blocks, which Safari knows from 16.4 on.
  extraBabelIncludes: ['pdfjs-dist'],
  // Its tables of Chinese, Japanese and Korean characters, 1.2 MB: it asks for the two or three that a paper needs.
  copy: [{ from: 'node_modules/pdfjs-dist/cmaps', to: `${outputPath}/cmaps` }],
  jsMinifier: 'terser',
  jsMinifierOptions: {
    ecma: 2020,
    compress: { passes: 2 },
    format: { comments: false, preamble: eagerCompilation },
  },
  cssMinifier: 'esbuild',
  mfsu: false,
  polyfill: false,
  helmet: false,
  // Umi's locale plugin asks for moment; antd extends dayjs with what it needs by itself.
  moment2dayjs: { preset: 'none' },
  conventionRoutes: { base: './src/pages' },
  initialState: { loading: '@/loading' },
  model: {},
  access: {},
  request: {},
  // The screen's files are asked for while the start-up call is on its way.
  routePrefetch: { defaultPrefetch: 'none' },
  // The antd locale is given by layouts/AppProvider: Umi's own would be a second theme around the portal's.
  locale: { default: site.defaultLocale, antd: false, baseNavigator: false },
  ...callsAnsweredBy(process.env),
  plugins: [
    './config/htmlPlugin.ts',
    ...(hasFirstPaint ? ['./src/first-paint/plugin.ts'] : []),
    './config/seoPlugin.ts',
    './config/installPlugin.ts',
    './config/sourceMapsPlugin.ts',
    './config/shippedPlugin.ts',
    './config/compressPlugin.ts',
  ],
  chainWebpack,
  // Used with ANALYZE=1 alone (npm run perf).
  analyze: { analyzerMode: 'json', reportFilename: 'bundle.json', logLevel: 'silent' },
});
