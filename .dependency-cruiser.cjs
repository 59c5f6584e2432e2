/** The rules of the house: data flows route → screen → model or hook → service → request, and nothing points back. */

const ui = [
  '^src/(components|forms|features|layouts|pages|models|hooks)/',
  'node_modules/(antd|@ant-design|react|react-dom|ahooks)/',
  '\\.css$',
];

/** The names of the contract's types: they hold no code, so that even the lowest layer may read them. */
const contractTypes = ['^src/services/(types|schema\\.d)\\.ts$'];

/**
 * The features' floors, from the lowest: a feature may use those of the floors below its own, so that no two need each other.
 * A new feature stands above the highest one that it uses.
 */
const featureFloors = [
  ['auth', 'registration', 'resume'],
  ['deliveries'],
  ['notifications', 'positions'],
  ['content', 'usercenter'],
  ['activities', 'apply', 'appointments'],
  ['account', 'enterprises', 'home'],
];

const featuresIn = (floors) => `^src/features/(${floors.flat().join('|')})/`;

/** Functions of a hook that stand apart: the first comes late as a chunk of its own, the others make several calls each. */
const readers = [
  '^src/features/positions/shared/suggest/suggestions\\.ts$',
  '^src/features/account/privacy/collectMyData\\.ts$',
  '^src/features/apply/saveFailure\\.ts$',
  '^src/features/notifications/findNotification\\.ts$',
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
      name: 'session-state-is-below-the-calls',
      comment:
        'state <- request <- services <- session/actions <- models, hooks, screens. State makes no calls: it has handlers that those above set.',
      severity: 'error',
      from: { path: '^src/session/state/' },
      to: { path: '^src/', pathNot: ['^src/(session/state|utils)/', ...contractTypes] },
    },
    {
      name: 'request-is-above-session-state-alone',
      severity: 'error',
      from: { path: '^src/request/' },
      to: {
        path: '^src/',
        pathNot: ['^src/(request|session/state|utils|locales)/', ...contractTypes],
      },
    },
    {
      name: 'services-are-above-request-alone',
      severity: 'error',
      from: { path: '^src/services/' },
      to: { path: '^src/', pathNot: '^src/(services|request|utils)/' },
    },
    {
      name: 'session-actions-are-above-services-alone',
      severity: 'error',
      from: { path: '^src/session/actions/' },
      to: { path: '^src/', pathNot: '^src/(session|services|request|utils)/' },
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
    ...featureFloors.map((floor, index) => ({
      name: `features-of-floor-${index + 1}-use-lower-floors`,
      comment:
        'Features that need each other cannot be changed one at a time (featureFloors above).',
      severity: 'error',
      from: { path: featuresIn([floor]) },
      to: { path: featuresIn(featureFloors.slice(index)), pathNot: '^src/features/$1/' },
    })),
    {
      name: 'feature-has-a-floor',
      comment: 'A new feature is written into featureFloors, or nothing keeps it out of a circle.',
      severity: 'error',
      from: { path: '^src/', pathNot: featuresIn(featureFloors) },
      to: { path: '^src/features/', pathNot: featuresIn(featureFloors) },
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
      from: { path: '^src/(?!pages/|layouts/|first-paint/|app\\.ts)' },
      to: { path: '^src/(pages|layouts)/' },
    },
    {
      name: 'nothing-imports-the-first-paint',
      comment: 'One line of .umirc.ts switches it off.',
      severity: 'error',
      from: { path: '^src/(?!first-paint/)' },
      to: { path: '^src/first-paint/' },
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
      // The last two run while building.
      from: { path: '^src/', pathNot: ['\\.d\\.ts$', '^src/first-paint/(plugin|render)\\.tsx?$'] },
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
          // What a review asked for and is as it was, and answers that contradict each other: both sides say the same of them.
          '^src/features/resume/shared/(corrections|contradiction)\\.ts$',
          '^src/utils/(dateWords|formats)\\.ts$',
          // The field labels that the server's messages name, and the words of states that staff know them by.
          '^src/locales/zh-CN/(resume|deliveries|homeParts|activities)\\.ts$',
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
      name: 'screens-read-by-models-and-hooks',
      comment:
        'A part that calls a service itself handles loading, failure and expiry its own way, and the next screen repeats it. Models and hooks (useX) read, once for all; types and addresses may be used anywhere.',
      severity: 'error',
      from: {
        path: '^src/(app\\.ts|features|forms|components|layouts|pages)',
        pathNot: ['/use[A-Z][A-Za-z]*\\.tsx?$', ...readers],
      },
      to: {
        path: '^src/services/',
        pathNot: ['^src/services/publicFileUrl\\.ts$', ...contractTypes],
        ...emitted,
      },
    },
    {
      name: 'calls-are-made-by-services-alone',
      comment:
        'Only services make calls; of the request runtime others may ask what a failure was and who has said so, and speak through its notices.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/(services|request|session|layouts)/', '^src/app\\.ts$'],
      },
      to: { path: '^src/request/(runtime|answer|sendAgain|cache|path)\\.ts$' },
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
      from: { path: '^src/', pathNot: '^src/(session|request|first-paint)/' },
      to: { path: '^src/session/state/(store|storage|token)\\.ts$' },
    },
    {
      name: 'aes-only-in-session',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/session/actions/encryption\\.ts$' },
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
