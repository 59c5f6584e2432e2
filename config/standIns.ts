import { join } from 'node:path';

interface StandIn {
  /** The module's path as the import writes it. */
  request: RegExp;
  /** The folder of the importing module. */
  from: RegExp;
  /** The module of config/stubs that replaces it, and says why it can. */
  stub: string;
}

const standIns: readonly StandIn[] = [
  {
    request: /tooltip\/UniqueProvider$/,
    from: /antd[\\/]es[\\/]config-provider$/,
    stub: 'UniqueProvider',
  },
  { request: /[\\/]_util[\\/]wave$/, from: /antd[\\/]es[\\/]/, stub: 'noWave' },
  {
    request: /color-picker\/(?:color|components\/ColorPresets)$/,
    from: /antd[\\/]es[\\/](?:tag|button)[\\/]style$/,
    stub: 'brightness',
  },
  {
    request: /^\.\/(?:CheckableTag(?:Group)?|style\/presetCmp)$/,
    from: /antd[\\/]es[\\/]tag$/,
    stub: 'unusedPart',
  },
  { request: /^\.\.\/_util\/hooks$/, from: /antd[\\/]es[\\/]tag$/, stub: 'neverClosable' },
  { request: /^\.\/themes\/compact$/, from: /antd[\\/]es[\\/]theme$/, stub: 'compactTheme' },
  {
    request: /^(?:\.\/themes\/default|\.\/index)$/,
    from: /antd[\\/]es[\\/]theme(?:[\\/]themes[\\/]default)?$/,
    stub: 'lightAlgorithm',
  },
  { request: /^\.\/themes\/dark$/, from: /antd[\\/]es[\\/]theme$/, stub: 'darkAlgorithm' },
  {
    request: /^\.\/presetColors$/,
    from: /antd[\\/]es[\\/]theme[\\/]interface$/,
    stub: 'noPresetColours',
  },
  { request: /\.\/(?:util\/)?statistic$/, from: /cssinjs-utils[\\/]es/, stub: 'tokenStatistic' },
  { request: /^\.\/toNumber$/, from: /node_modules[\\/]lodash$/, stub: 'toNumber.cjs' },
  { request: /^\.\/empty$/, from: /antd[\\/]es[\\/]empty$/, stub: 'emptyPicture' },
  { request: /^\.\/calc$/, from: /cssinjs-utils[\\/]es[\\/]util$/, stub: 'styleCalc' },
  { request: /^\.\/parser$/, from: /intl-messageformat-parser[\\/]lib$/, stub: 'messageParser' },
  {
    request: /^\.\/skeleton$/,
    from: /intl-messageformat-parser[\\/]lib$/,
    stub: 'messageSkeletons',
  },
  { request: /^hoist-non-react-statics$/, from: /react-intl[\\/]lib/, stub: 'hoistStatics' },
  { request: /^\.\/fetch\.js$/, from: /axios[\\/]lib[\\/]adapters$/, stub: 'noFetchAdapter' },
  {
    request:
      /[\\/](?:toFormData|formDataToJSON|toURLEncodedForm|AxiosURLSearchParams|HttpStatusCode)\.js$/,
    from: /axios[\\/]lib(?:[\\/]|$)/,
    stub: 'noForms',
  },
  { request: /umi[\\/]client[\\/]client[\\/]plugin\.js$/, from: /./, stub: 'pluginManager' },
  { request: /^@babel\/runtime\/helpers\/esm\/extends$/, from: /./, stub: 'babelExtends' },
  {
    request: /^@babel\/runtime\/helpers\/esm\/objectSpread2$/,
    from: /./,
    stub: 'babelObjectSpread',
  },
  {
    request: /^@babel\/runtime\/helpers\/esm\/slicedToArray$/,
    from: /./,
    stub: 'babelSlicedToArray',
  },
  { request: /^\.\/html$/, from: /@umijs[\\/]renderer-react[\\/]dist$/, stub: 'serverHtml' },
  { request: /^\.\/dataFetcher$/, from: /@umijs[\\/]renderer-react[\\/]dist$/, stub: 'serverData' },
  { request: /[\\/]event-emitter$/, from: /[\\/]plugin-locale$/, stub: 'eventEmitter' },
  {
    request: /[\\/]dayjs(?:[\\/]locale[\\/][\w-]+)?$/,
    from: /[\\/]plugin-locale$/,
    stub: 'noDates',
  },
  { request: /plugin-moment2dayjs[\\/]runtime/, from: /[\\/]\.umi[^\\/]*$/, stub: 'noDates' },
  { request: /[\\/]process[\\/]browser(?:\.js)?$/, from: /./, stub: 'process' },
  {
    request:
      /^\.\/plugins\/use(?:LoadingDelay|Polling|RefreshOnWindowFocus|Throttle|Cache|Retry)Plugin$/,
    from: /ahooks[\\/]es[\\/]useRequest[\\/]src$/,
    stub: 'inertRequestPlugin',
  },
  {
    request: /^(?:\.\/locale\/(?!zh_CN|en_US)\w+|antd\/lib\/locale\/zh_CN)$/,
    from: /pro-components[\\/]es[\\/]provider$/,
    stub: 'unusedLanguage',
  },
  { request: /^@ctrl\/tinycolor$/, from: /pro-components[\\/]es[\\/]/, stub: 'tinyColor' },
  { request: /^swr$/, from: /pro-components[\\/]es[\\/]/, stub: 'noFieldRequests' },
  {
    request: /^@rc-component\/async-validator$/,
    from: /@rc-component[\\/]form[\\/]es[\\/]utils$/,
    stub: 'noRules',
  },
  {
    request: /^(?:\.\.\/)+tooltip$/,
    from: /antd[\\/]es[\\/](?:form|steps|upload[\\/]UploadList)$/,
    stub: 'noTip',
  },
  {
    request: /^\.\/components\/LabelIconTip$/,
    from: /pro-components[\\/]es[\\/]utils$/,
    stub: 'labelAlone',
  },
  {
    request: /[\\/]LightFilter[\\/]LightWrapper$/,
    from: /pro-components[\\/]es[\\/]form[\\/]components[\\/]FormItem$/,
    stub: 'noLightFilter',
  },
  {
    request: /^antd$/,
    from: /pro-components[\\/]es[\\/]form[\\/]components[\\/]Text$/,
    stub: 'fieldTextParts',
  },
  {
    request: /^antd$/,
    from: /pro-components[\\/]es[\\/]form[\\/]components[\\/]List$/,
    stub: 'listParts',
  },
  {
    request: /^antd$/,
    from: /pro-components[\\/]es[\\/]form[\\/]BaseForm$/,
    stub: 'formParts',
  },
  {
    request: /^antd$/,
    from: /pro-components[\\/]es[\\/]field[\\/]components[\\/](?:Radio|Checkbox)$/,
    stub: 'choiceParts',
  },
  {
    request: /^\.\/FormItem\/Group$/,
    from: /pro-components[\\/]es[\\/]form[\\/]components$/,
    stub: 'unusedPart',
  },
  {
    request: /^\.\.\/Select$/,
    from: /pro-components[\\/]es[\\/]field[\\/]components[\\/](?:Radio|Checkbox)$/,
    stub: 'fieldChoices',
  },
  { request: /^lodash-es$/, from: /pro-components[\\/]es[\\/]/, stub: 'lodashParts' },
  {
    request: /^safe-stable-stringify$/,
    from: /pro-components[\\/]es[\\/]utils[\\/]stringify$/,
    stub: 'stableStringify',
  },
  {
    request: /^(?:\.|\.\.)\/(?:conversionMomentValue|transformKeySubmitValue)$/,
    from: /pro-components[\\/]es[\\/]utils(?:[\\/]useEditableArray)?$/,
    stub: 'valuesAsTheyAre',
  },
  {
    request: /^\.\/useUrlSync$/,
    from: /pro-components[\\/]es[\\/]form[\\/]BaseForm$/,
    stub: 'noUrlSync',
  },
  {
    request: /^dayjs(?:\/locale\/zh-cn)?$/,
    from: /pro-components[\\/]es[\\/]provider$/,
    stub: 'noDayjs',
  },
  {
    request: /^antd$/,
    from: /pro-components[\\/]es[\\/]utils[\\/]proFieldParsingText$/,
    stub: 'wordParts',
  },
  {
    request: /^\.\/(?:Circle|Steps)$/,
    from: /antd[\\/]es[\\/]progress$/,
    stub: 'unusedPart',
  },
  {
    request: /^\.\/Field(?:Cascader|DatePicker|Select)LightEdit$/,
    from: /pro-components[\\/]es[\\/]field[\\/]components[\\/]/,
    stub: 'noLightEdit',
  },
  {
    request: /^\.\/generateRangePicker$/,
    from: /antd[\\/]es[\\/]date-picker[\\/]generatePicker$/,
    stub: 'unusedPart',
  },
  { request: /^\.\/AvatarGroup$/, from: /antd[\\/]es[\\/]avatar$/, stub: 'unusedPart' },
  { request: /^\.\/(?:OTP|Password|Search)$/, from: /antd[\\/]es[\\/]input$/, stub: 'unusedPart' },
];

/** A build leaves one out to see what it saves: `config/perf/standIns.mjs`. */
const used = standIns.filter(({ stub }) => stub !== process.env.WITHOUT_STAND_IN);

/** Parts of packages that the portal never runs, for webpack's NormalModuleReplacementPlugin (docs/stand-ins.md). */
export function replaceByStandIn(resource: { request: string; context: string }): void {
  const found = used.find(
    ({ request, from }) => request.test(resource.request) && from.test(resource.context),
  );
  if (found) resource.request = join(__dirname, 'stubs', found.stub);
}
