/** The stand-ins for parts of pro-components; how an entry reads: config/standIns.ts. */
export const proStandIns = [
  {
    request: /^(?:\.\/locale\/(?!zh_CN|en_US)\w+|antd\/lib\/locale\/zh_CN)$/,
    from: /pro-components[\\/]es[\\/]provider$/,
    stub: 'unusedLanguage',
  },
  { request: /^@ctrl\/tinycolor$/, from: /pro-components[\\/]es[\\/]/, stub: 'tinyColor' },
  { request: /^swr$/, from: /pro-components[\\/]es[\\/]/, stub: 'noFieldRequests' },
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
    request: /^\.\/Field(?:Cascader|DatePicker|Select)LightEdit$/,
    from: /pro-components[\\/]es[\\/]field[\\/]components[\\/]/,
    stub: 'noLightEdit',
  },
];
