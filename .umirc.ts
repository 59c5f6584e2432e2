import { defineConfig } from '@umijs/max';
import { bundle } from './config/bundle';
import { callsAnsweredBy } from './config/proxy';
import { releaseOf } from './config/release';
import { site } from './config/site';
import { builtInValues } from './config/siteValues';

export default defineConfig({
  npmClient: 'npm',
  define: { 'process.env.PORTAL_RELEASE': releaseOf(__dirname) },
  title: builtInValues.title,
  favicons: ['/favicon.svg'],
  hash: true,
  runtimePublicPath: {},
  targets: bundle.targets,
  jsMinifier: 'terser',
  jsMinifierOptions: bundle.minifier,
  mfsu: false,
  polyfill: false,
  helmet: false,
  moment2dayjs: { preset: 'antd' },
  conventionRoutes: { base: './src/pages' },
  initialState: {},
  model: {},
  access: {},
  request: {},
  // The antd locale is given by layouts/AppProvider: Umi's own would be a second theme around the portal's.
  locale: { default: site.defaultLocale, antd: false, baseNavigator: false },
  ...callsAnsweredBy(process.env),
  plugins: [
    './config/htmlPlugin.ts',
    './config/preloadPlugin.ts',
    './config/earlyPlugin.ts',
    './config/seoPlugin.ts',
    './config/compressPlugin.ts',
    './config/sourceMapsPlugin.ts',
    './config/shippedPlugin.ts',
  ],
  chainWebpack: bundle.chainWebpack,
  // Used with ANALYZE=1 alone (npm run perf).
  analyze: { analyzerMode: 'json', reportFilename: 'bundle.json', logLevel: 'silent' },
});
