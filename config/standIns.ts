import { join } from 'node:path';
import { proStandIns } from './proStandIns';

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
  {
    request: /^\.\.\/renderUtils$/,
    from: /@ant-design[\\/]icons[\\/]es[\\/]components$/,
    stub: 'noIconStyles',
  },
  {
    request: /^\.\/presetColors$/,
    from: /@ant-design[\\/]fast-color[\\/]es$/,
    stub: 'noColourNames',
  },
  {
    request: /^(?:\.\.\/locale|\.)\/en_US$/,
    from: /antd[\\/]es[\\/](?:locale|config-provider|modal|notification|upload|form)$/,
    stub: 'noDefaultWords',
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
    request: /^\.\/(?:Circle|Steps)$/,
    from: /antd[\\/]es[\\/]progress$/,
    stub: 'unusedPart',
  },
  {
    request: /^\.\/generateRangePicker$/,
    from: /antd[\\/]es[\\/]date-picker[\\/]generatePicker$/,
    stub: 'unusedPart',
  },
  {
    request: /^@ant-design\/colors$/,
    from: /antd[\\/]es[\\/]progress$/,
    stub: 'progressColours',
  },
  {
    request: /^\.\/(?:request|traverseFileTree)$/,
    from: /@rc-component[\\/]upload[\\/]es$/,
    stub: 'unusedPart',
  },
  { request: /^\.\/Addon$/, from: /antd[\\/]es[\\/]space$/, stub: 'unusedPart' },
  { request: /^\.\/ErrorBoundary$/, from: /antd[\\/]es[\\/]alert$/, stub: 'unusedPart' },
  { request: /^\.\/AvatarGroup$/, from: /antd[\\/]es[\\/]avatar$/, stub: 'unusedPart' },
  { request: /^\.\/(?:OTP|Password|Search)$/, from: /antd[\\/]es[\\/]input$/, stub: 'unusedPart' },
  ...proStandIns,
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
