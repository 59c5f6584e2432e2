/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
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
  ['antd/es/theme/index.js', './themes/compact', 'compactTheme'],
  ['antd/es/theme/index.js', './themes/default', 'lightAlgorithm'],
  ['antd/es/theme/themes/default/theme.js', './index', 'lightAlgorithm'],
  ['antd/es/theme/index.js', './themes/dark', 'darkAlgorithm'],
  ['antd/es/theme/interface/index.js', './presetColors', 'noPresetColours'],
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
  ['node_modules/@rc-component/picker/es/generate', 'dayjs'],
  ['node_modules/@ant-design/pro-components/es/provider', './locale/zh_CN'],
  ['node_modules/@ant-design/pro-components/es/provider', './locale/en_US'],
  ['node_modules/antd/es/slider', '../tooltip'],
  ['node_modules/ahooks/es/useRequest/src', './plugins/useDebouncePlugin'],
  ['node_modules/ahooks/es/useRequest/src', './plugins/useAutoRunPlugin'],
])('in %s, %s stays as it is', (context, request) => {
  expect(replaced(context, request)).toBe(request);
});

/** What the modules of a folder of pro-components import from antd. */
function namesFromAntd(folder: string): string[] {
  const files = readdirSync(`node_modules/${folder}`).filter((name) => name.endsWith('.js'));
  return files.flatMap((name) => {
    const code = readFileSync(`node_modules/${folder}/${name}`, 'utf8');
    return [...code.matchAll(/import \{([^}]+)\} from 'antd'/g)].flatMap(([, names = '']) =>
      names.split(',').map((one) => one.trim()),
    );
  });
}

it.each([
  [`${pro}/form/components/Text`, 'fieldTextParts'],
  [`${pro}/form/components/List`, 'listParts'],
  [`${pro}/form/BaseForm`, 'formParts'],
  [`${pro}/utils/proFieldParsingText`, 'wordParts'],
  [`${pro}/field/components/Radio`, 'choiceParts'],
  [`${pro}/field/components/Checkbox`, 'choiceParts'],
])('what %s takes from antd is in %s', (folder, stub) => {
  const code = readFileSync(`config/stubs/${stub}.ts`, 'utf8');
  const held =
    /export \{([^}]+)\}/
      .exec(code)?.[1]
      ?.split(',')
      .map((one) => one.trim()) ?? [];
  const asked = namesFromAntd(folder);
  expect(asked).not.toEqual([]);
  expect(asked.filter((name) => !held.includes(name))).toEqual([]);
});

it('every stub is in use', () => {
  const used = new Set([...places, ...generated].map(([, , stub]) => stub));
  const stubs = readdirSync('config/stubs').map((name) => name.replace(/\.tsx?$/, ''));
  expect(stubs.sort()).toEqual([...used].sort());
});
