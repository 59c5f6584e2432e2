/** The rules of the house: data flows route → screen → model or hook → service → request, and nothing points back. */

const ui = [
  '^src/(components|forms|features|layouts|pages|models|hooks)/',
  'node_modules/(antd|@ant-design|react|react-dom|ahooks)/',
  '\\.css$',
];

/** Type-only imports vanish at build time; they may point at UI types (antd's message, React's nodes). */
const emitted = { dependencyTypesNot: ['type-only'] };

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'services-import-no-ui',
      severity: 'error',
      from: { path: '^src/services/' },
      to: { path: ui },
    },
    {
      name: 'request-and-session-import-no-ui',
      comment: 'They speak through the holder that the layout fills.',
      severity: 'error',
      from: { path: '^src/(request|session)/' },
      to: { path: ui, ...emitted },
    },
    {
      name: 'shared-code-knows-no-feature',
      severity: 'error',
      from: { path: '^src/(components|forms|utils|hooks|services|request|session|models)/' },
      to: { path: '^src/(features|layouts|pages)/' },
    },
    {
      name: 'utils-are-pure',
      severity: 'error',
      from: { path: '^src/utils/' },
      to: { path: '^src/(components|forms|hooks|models|services|request|session)/' },
    },
    {
      name: 'feature-only-through-shared',
      comment: 'What others may use of a feature stands in its shared/ folder.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/([^/]+)/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/shared/'],
      },
    },
    {
      name: 'layout-only-through-shared',
      severity: 'error',
      from: { path: '^src/(layouts/|app\\.ts|access\\.ts|loading\\.tsx)' },
      to: { path: '^src/features/', pathNot: '^src/features/[^/]+/shared/' },
    },
    {
      name: 'pages-hold-only-their-screen',
      severity: 'error',
      from: { path: '^src/pages/' },
      to: {
        path: '^(src|config|mock|tests)/',
        pathNot: ['^src/features/[^/]+/[A-Z][A-Za-z0-9]*Screen\\.tsx$', '^src/loading\\.tsx$'],
      },
    },
    {
      name: 'nothing-imports-pages-or-layouts',
      severity: 'error',
      from: { path: '^src/(?!pages/|layouts/|app\\.ts)' },
      to: { path: '^src/(pages|layouts)/' },
    },
    {
      name: 'no-test-or-preview-code-in-the-portal',
      severity: 'error',
      from: { path: '^(src|config)/' },
      to: { path: '^(mock|tests)/' },
    },
    {
      name: 'no-development-package-in-the-portal',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.d\\.ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], ...emitted },
    },
    {
      // Pure tables without React: the server's rules and the screens' are one.
      name: 'preview-reads-only-types-and-pure-tables',
      severity: 'error',
      from: { path: '^mock/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/services/(types|schema\\.d)\\.ts$',
          '^src/features/deliveries/shared/lifecycle\\.ts$',
          '^src/features/positions/shared/educationLevel\\.ts$',
          // The fit check: a list and the panel say the same only if one rule answers for both.
          '^src/features/positions/shared/fit/(education|item|person|takes)\\.ts$',
          '^src/features/resume/shared/(sections|completeness|idNumber)\\.ts$',
          '^src/utils/(dateWords|formats)\\.ts$',
          // The field labels that the server's messages name.
          '^src/locales/zh-CN/resume\\.ts$',
        ],
      },
    },
    {
      name: 'http-only-in-services-and-request',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(services|request)/' },
      to: { path: 'node_modules/(axios|axios-cache-interceptor)/', ...emitted },
    },
    {
      name: 'calls-are-made-by-services-alone',
      comment:
        'Screens call services; of the request runtime they may ask what a failure was and who has said so, and speak through its notices.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/(services|request|session|layouts)/', '^src/app\\.ts$'],
      },
      to: { path: '^src/request/(config|interceptors|cache|path|envelope)\\.ts$' },
    },
    {
      name: 'server-html-is-sanitised-in-one-place',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/utils/sanitiseHtml\\.ts$' },
      to: { path: 'node_modules/dompurify/' },
    },
    {
      name: 'server-html-is-shown-in-one-place',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/components/RichText\\.tsx$' },
      to: { path: '^src/utils/sanitiseHtml\\.ts$' },
    },
    {
      name: 'storage-and-token-only-in-session',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(session|request)/' },
      to: { path: '^src/session/(storage|tokens)\\.ts$' },
    },
    {
      name: 'aes-only-in-session',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/session/encryption\\.ts$' },
      to: { path: 'node_modules/crypto-js/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^src/\\.umi'] },
    exclude: { path: ['^src/\\.umi', '^tests/e2e/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    webpackConfig: { fileName: 'config/aliases.cjs' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.cjs', '.mjs', '.json', '.css'],
    },
    skipAnalysisNotInRules: true,
  },
};
