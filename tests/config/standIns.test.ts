/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { replaceByStandIn } from '../../config/standIns';

const pro = '@ant-design/pro-components/es';

/** Modules that import what is replaced. A new version of a package that imports something else fails here. */
const places = [
  ['antd/es/config-provider/index.js', '../tooltip/UniqueProvider', 'UniqueProvider'],
  ['antd/es/button/Button.js', '../_util/wave', 'noWave'],
  ['antd/es/tag/index.js', '../_util/wave', 'noWave'],
  ['antd/es/tag/index.js', '../_util/hooks', 'neverClosable'],
  ['antd/es/tag/index.js', './CheckableTag', 'unusedPart'],
  ['antd/es/tag/index.js', './CheckableTagGroup', 'unusedPart'],
  ['antd/es/tag/index.js', './style/presetCmp', 'unusedPart'],
  ['antd/es/date-picker/generatePicker/index.js', './generateRangePicker', 'unusedPart'],
  ...['Cascader', 'DatePicker', 'Select'].map(
    (name) =>
      [
        `${pro}/field/components/${name}/index.js`,
        `./Field${name}LightEdit`,
        'noLightEdit',
      ] as const,
  ),
  ['antd/es/avatar/index.js', './AvatarGroup', 'unusedPart'],
  ['antd/es/alert/index.js', './ErrorBoundary', 'unusedPart'],
  ['antd/es/space/index.js', './Addon', 'unusedPart'],
  ['antd/es/progress/Line.js', '@ant-design/colors', 'progressColours'],
  ['antd/es/progress/utils.js', '@ant-design/colors', 'progressColours'],
  ['@rc-component/upload/es/AjaxUploader.js', './request', 'unusedPart'],
  ['@rc-component/upload/es/AjaxUploader.js', './traverseFileTree', 'unusedPart'],
  ['antd/es/theme/index.js', './themes/compact', 'compactTheme'],
  ['antd/es/theme/index.js', './themes/default', 'lightAlgorithm'],
  ['antd/es/theme/themes/default/theme.js', './index', 'lightAlgorithm'],
  ['antd/es/theme/index.js', './themes/dark', 'darkAlgorithm'],
  ['antd/es/theme/interface/index.js', './presetColors', 'noPresetColours'],
  ...['Icon', 'IconBase', 'IconBaseTwoTone', 'AntdIcon', 'AntdIconLight'].map(
    (name) =>
      [`@ant-design/icons/es/components/${name}.js`, '../renderUtils', 'noIconStyles'] as const,
  ),
  ['@ant-design/fast-color/es/FastColor.js', './presetColors', 'noColourNames'],
  ['antd/es/locale/useLocale.js', './en_US', 'noDefaultWords'],
  ...[
    'config-provider/index',
    'form/FormItemLabel',
    'modal/locale',
    'notification/useNotification',
    'upload/Upload',
  ].map((name) => [`antd/es/${name}.js`, '../locale/en_US', 'noDefaultWords'] as const),
  ['@ant-design/cssinjs-utils/es/util/genStyleUtils.js', './statistic', 'tokenStatistic'],
  ['@ant-design/cssinjs-utils/es/index.js', './util/statistic', 'tokenStatistic'],
  ['lodash/debounce.js', './toNumber', 'toNumber.cjs'],
  ['antd/es/empty/index.js', './empty', 'emptyPicture'],
  ['@ant-design/cssinjs-utils/es/util/genStyleUtils.js', './calc', 'styleCalc'],
  ['antd/es/tag/style/index.js', '../../color-picker/color', 'brightness'],
  ['antd/es/tag/style/index.js', '../../color-picker/components/ColorPresets', 'brightness'],
  ['antd/es/button/style/token.js', '../../color-picker/color', 'brightness'],
  ['intl-messageformat-parser/lib/index.js', './parser', 'messageParser'],
  ['intl-messageformat-parser/lib/index.js', './skeleton', 'messageSkeletons'],
  [
    '@umijs/plugins/node_modules/react-intl/lib/components/injectIntl.js',
    'hoist-non-react-statics',
    'hoistStatics',
  ],
  ['axios/lib/adapters/adapters.js', './fetch.js', 'noFetchAdapter'],
  ['axios/lib/defaults/index.js', '../helpers/toFormData.js', 'noForms'],
  ['axios/lib/defaults/index.js', '../helpers/formDataToJSON.js', 'noForms'],
  ['axios/lib/defaults/index.js', '../helpers/toURLEncodedForm.js', 'noForms'],
  ['axios/lib/helpers/buildURL.js', './AxiosURLSearchParams.js', 'noForms'],
  ['axios/lib/axios.js', './helpers/HttpStatusCode.js', 'noForms'],
  ['history/index.js', '@babel/runtime/helpers/esm/extends', 'babelExtends'],
  [
    '@umijs/renderer-react/dist/browser.js',
    '@babel/runtime/helpers/esm/objectSpread2',
    'babelObjectSpread',
  ],
  [
    '@umijs/renderer-react/dist/browser.js',
    '@babel/runtime/helpers/esm/slicedToArray',
    'babelSlicedToArray',
  ],
  ['@umijs/renderer-react/dist/browser.js', './html', 'serverHtml'],
  ['@umijs/renderer-react/dist/browser.js', './dataFetcher', 'serverData'],
  ...['LoadingDelay', 'Polling', 'RefreshOnWindowFocus', 'Throttle', 'Cache', 'Retry'].map(
    (name) =>
      [
        'ahooks/es/useRequest/src/useRequest.js',
        `./plugins/use${name}Plugin`,
        'inertRequestPlugin',
      ] as const,
  ),
  ...['ru_RU', 'zh_TW', 'en_GB'].map(
    (name) => [`${pro}/provider/intl.js`, `./locale/${name}`, 'unusedLanguage'] as const,
  ),
  [`${pro}/provider/index.js`, 'antd/lib/locale/zh_CN', 'unusedLanguage'],
  [`${pro}/provider/index.js`, 'swr', 'noFieldRequests'],
  [`${pro}/utils/hooks/useFetchData/index.js`, 'swr', 'noFieldRequests'],
  [`${pro}/provider/useStyle/index.js`, '@ctrl/tinycolor', 'tinyColor'],
  ['@rc-component/form/es/utils/validateUtil.js', '@rc-component/async-validator', 'noRules'],
  ['antd/es/form/FormItemLabel.js', '../tooltip', 'noTip'],
  ['antd/es/progress/progress.js', './Circle', 'unusedPart'],
  ['antd/es/progress/progress.js', './Steps', 'unusedPart'],
  ['antd/es/steps/index.js', '../tooltip', 'noTip'],
  ['antd/es/upload/UploadList/ListItem.js', '../../tooltip', 'noTip'],
  [`${pro}/utils/index.js`, './components/LabelIconTip', 'labelAlone'],
  [
    `${pro}/form/components/FormItem/warpField.js`,
    '../../layouts/LightFilter/LightWrapper',
    'noLightFilter',
  ],
  [`${pro}/form/components/Text/index.js`, 'antd', 'fieldTextParts'],
  ...['index', 'ListItem', 'ListContainer'].map(
    (name) => [`${pro}/form/components/List/${name}.js`, 'antd', 'listParts'] as const,
  ),
  [`${pro}/form/BaseForm/BaseForm.js`, 'antd', 'formParts'],
  ...['Radio/index', 'Radio/FieldRadioEdit', 'Checkbox/index', 'Checkbox/FieldCheckboxEdit'].map(
    (name) => [`${pro}/field/components/${name}.js`, 'antd', 'choiceParts'] as const,
  ),
  [`${pro}/form/components/index.js`, './FormItem/Group', 'unusedPart'],
  [`${pro}/field/components/Radio/index.js`, '../Select', 'fieldChoices'],
  [`${pro}/field/components/Checkbox/index.js`, '../Select', 'fieldChoices'],
  [`${pro}/form/components/Dependency/index.js`, 'lodash-es', 'lodashParts'],
  [`${pro}/utils/index.js`, './conversionMomentValue', 'valuesAsTheyAre'],
  [`${pro}/utils/index.js`, './transformKeySubmitValue', 'valuesAsTheyAre'],
  [`${pro}/utils/useEditableArray/index.js`, '../conversionMomentValue', 'valuesAsTheyAre'],
  [`${pro}/utils/proFieldParsingText/index.js`, 'antd', 'wordParts'],
  [`${pro}/form/BaseForm/BaseForm.js`, './useUrlSync', 'noUrlSync'],
  [`${pro}/provider/index.js`, 'dayjs', 'noDayjs'],
  [`${pro}/provider/index.js`, 'dayjs/locale/zh-cn', 'noDayjs'],
  [`${pro}/utils/stringify/index.js`, 'safe-stable-stringify', 'stableStringify'],
  ...['OTP', 'Password', 'Search'].map(
    (name) => ['antd/es/input/index.js', `./${name}`, 'unusedPart'] as const,
  ),
] as const;

/** Imports that Umi writes into its generated files, with absolute paths. */
const generated = [
  ['src/.umi/plugin-locale', resolve('node_modules/event-emitter'), 'eventEmitter'],
  ['src/.umi-production/plugin-locale', resolve('node_modules/dayjs'), 'noDates'],
  ['src/.umi/plugin-locale', resolve('node_modules/dayjs/locale/zh-cn'), 'noDates'],
  ['src/.umi', resolve('node_modules/umi/client/client/plugin.js'), 'pluginManager'],
  ['src/.umi-production', './plugin-moment2dayjs/runtime.tsx', 'noDates'],
  ['node_modules/react-dom/cjs', resolve('node_modules/process/browser.js'), 'process'],
] as const;

function replaced(context: string, request: string): string {
  const resource = { context: resolve(context), request };
  replaceByStandIn(resource);
  return resource.request;
}

it.each(places)('%s asks for %s, which is replaced', (path, request, stub) => {
  const file = `node_modules/${path}`;
  expect(readFileSync(file, 'utf8')).toMatch(
    new RegExp(`['"]${request.replace(/[./]/g, '\\$&')}['"]`),
  );
  expect(replaced(dirname(file), request)).toBe(resolve('config/stubs', stub));
});

it.each(generated)('in %s, %s is replaced', (context, request, stub) => {
  expect(replaced(context, request)).toBe(resolve('config/stubs', stub));
});

it.each([
  ['src/features/home', './html'],
  ['node_modules/antd/es/date-picker', 'dayjs'],
  ['node_modules/antd/es/date-picker/generatePicker', '../locale/en_US'],
  ['src/locales', 'antd/es/locale/en_US'],
  ['node_modules/@rc-component/picker/es/generate', 'dayjs'],
  ['node_modules/@ant-design/pro-components/es/provider', './locale/zh_CN'],
  ['node_modules/@ant-design/pro-components/es/provider', './locale/en_US'],
  ['node_modules/antd/es/slider', '../tooltip'],
  ['node_modules/ahooks/es/useRequest/src', './plugins/useDebouncePlugin'],
  ['node_modules/ahooks/es/useRequest/src', './plugins/useAutoRunPlugin'],
])('in %s, %s stays as it is', (context, request) => {
  expect(replaced(context, request)).toBe(request);
});

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);

/** The names that a module takes from a request; none where it only runs it, or passes on whatever it has. */
function namesTaken(file: string, request: string): string[] {
  const isFromRequest = (from: ts.Expression | undefined) =>
    from !== undefined && ts.isStringLiteral(from) && from.text === request;
  return parse(file).statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement) && isFromRequest(statement.moduleSpecifier)) {
      const { name, namedBindings } = statement.importClause ?? {};
      const byDefault = name ? ['default'] : [];
      if (!namedBindings) return byDefault;
      if (ts.isNamespaceImport(namedBindings)) {
        const uses = readFileSync(file, 'utf8').matchAll(
          new RegExp(`\\b${namedBindings.name.text}\\.(\\w+)`, 'g'),
        );
        return [...byDefault, ...[...uses].map(([, name = '']) => name)];
      }
      return [
        ...byDefault,
        ...namedBindings.elements.map((one) => (one.propertyName ?? one.name).text),
      ];
    }
    if (ts.isExportDeclaration(statement) && isFromRequest(statement.moduleSpecifier)) {
      const { exportClause } = statement;
      if (!exportClause || !ts.isNamedExports(exportClause)) return [];
      return exportClause.elements.map((one) => (one.propertyName ?? one.name).text);
    }
    return [];
  });
}

/** The names that a module exports; a CommonJS module has its default alone. */
function namesGiven(file: string): string[] {
  const { statements } = parse(file);
  const names = statements.flatMap((statement) => {
    if (ts.isExportAssignment(statement)) return ['default'];
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      return exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.map(({ name }) => name.text)
        : [];
    }
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ['default'];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText(parse(file)));
    }
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
  return names.length > 0 ? names : ['default'];
}

const stubFile = (stub: string) =>
  ['', '.ts', '.tsx'].map((end) => resolve('config/stubs', `${stub}${end}`)).find(existsSync) ?? '';

/** `export *` of a module, followed to its end, and the names that it gives itself. */
function allNamesGiven(file: string): string[] {
  const passedOn = parse(file).statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) &&
    !statement.exportClause &&
    statement.moduleSpecifier &&
    ts.isStringLiteral(statement.moduleSpecifier)
      ? allNamesGiven(fileOf(file, statement.moduleSpecifier.text))
      : [],
  );
  return [...namesGiven(file), ...passedOn];
}

/** The module of the package that a request means. Packages name their ES modules in `module`. */
function fileOf(importer: string, request: string): string {
  const find = createRequire(resolve(importer));
  if (/^[./]/.test(request)) return find.resolve(request);
  const folder = find.resolve
    .paths(request)
    ?.map((path) => resolve(path, request))
    .find(existsSync);
  const manifest = `${folder}/package.json`;
  if (!folder || !existsSync(manifest)) return find.resolve(request);
  const { module: own, exports: ways }: { module?: string; exports?: { import?: string } } =
    JSON.parse(readFileSync(manifest, 'utf8'));
  const entry = own ?? ways?.import;
  return entry ? find.resolve(resolve(folder, entry)) : find.resolve(request);
}

it.each(places.filter(([, , stub]) => !stub.endsWith('.cjs')))(
  'what %s takes from %s is in both the package and %s',
  (path, request, stub) => {
    const importer = `node_modules/${path}`;
    const taken = namesTaken(importer, request);
    expect(allNamesGiven(fileOf(importer, request))).toEqual(expect.arrayContaining(taken));
    expect(namesGiven(stubFile(stub))).toEqual(expect.arrayContaining(taken));
  },
);

it('every stub is in use', () => {
  const used = new Set([...places, ...generated].map(([, , stub]) => stub));
  const stubs = readdirSync('config/stubs').map((name) => name.replace(/\.tsx?$/, ''));
  expect(stubs.sort()).toEqual([...used].sort());
});

it('only these places take nothing by name', () => {
  const none = places.filter(
    ([path, request]) => namesTaken(`node_modules/${path}`, request).length === 0,
  );
  // A CommonJS module, one that is passed on, and one that is only run.
  expect(none.map(([, request]) => request)).toEqual([
    './toNumber',
    './skeleton',
    'dayjs/locale/zh-cn',
  ]);
});
