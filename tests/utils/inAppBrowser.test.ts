import { inAppBrowser } from '@/utils/inAppBrowser';

const android = 'Mozilla/5.0 (Linux; Android 14; V2364A Build/UP1A.231005.007';
const oldAndroid = 'Mozilla/5.0 (Linux; Android 4.4.4; SM-G900H Build/KTU84P';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPad = iPhone.replace(/iPhone/g, 'iPad');
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'wechat',
    `${android}; wv) ${webkit} Version/4.0 Chrome/126.0.6478.188 Mobile Safari/537.36 XWEB/1260183 MMWEBSDK/20240501 MMWEBID/1234 MicroMessenger/8.0.50.2701(0x28003253) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
  ],
  [
    'wechat',
    `${iPhone} Mobile/15E148 MicroMessenger/8.0.49(0x1800312c) NetType/WIFI Language/zh_CN`,
  ],
  [
    'wechat',
    `${windows} Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090b19) XWEB/9129 Flue`,
  ],
  [
    'wecom',
    `${iPhone} Mobile/15E148 wxwork/4.1.22 MicroMessenger/7.0.1 Language/zh ColorScheme/Light`,
  ],
  [
    'qq',
    `${android}; wv) ${webkit} Version/4.0 Chrome/109.0.5414.86 MQQBrowser/6.2 TBS/046913 Mobile Safari/537.36 V1_AND_SQ_9.0.30_5000_YYB_D QQ/9.0.30.15745 NetType/4G WebP/0.3.0`,
  ],
  ['qq', `${iPhone} Mobile/15E148 QQ/9.0.25.604 V1_IPH_SQ_9.0.25_1_APP_A Pixel/1170`],
  [
    'dingtalk',
    `${android}; wv) ${webkit} Version/4.0 Chrome/100.0.4896.58 UWS/5.12.0.0 Mobile Safari/537.36 AliApp(DingTalk/7.5.30) com.alibaba.android.rimet/39700000 Channel/1 language/zh-CN`,
  ],
  [
    'dingtalk',
    `${iPhone} Mobile/21F79 AliApp(DingTalk/7.5.20) com.laiwang.DingTalk/39512345 Channel/201200`,
  ],
  [
    'weibo',
    `${android}; wv) ${webkit} Version/4.0 Chrome/113.0.5672.136 Mobile Safari/537.36 Weibo (vivo-V2364A__weibo__14.6.2__android__android14)`,
  ],
  ['weibo', `${iPhone} Mobile/15E148 Weibo (iPhone14,5__weibo__14.6.1__iphone__os17.5)`],
  ['lark', `${iPhone} Mobile/15E148 Lark/7.18.5 LarkLocale/zh_CN ChannelName/Feishu`],
  ['webview', `${android}; wv) ${webkit} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`],
  ['webview', `${oldAndroid}) ${webkit} Version/4.0 Chrome/33.0.0.0 Mobile Safari/537.36`],
  ['webview', `${iPhone} Mobile/15E148`],
  ['webview', `${iPad} Mobile/15E148 SomeApp/3.2`],
  [undefined, `${android}) ${webkit} Chrome/126.0.0.0 Mobile Safari/537.36`],
  [undefined, `${android}) ${webkit} Chrome/109.0.5414.118 MQQBrowser/14.9 Mobile Safari/537.36`],
  [undefined, `${android}) ${webkit} Version/4.0 Mobile Safari/537.36 HuaweiBrowser/14.0.5.302`],
  [undefined, `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
  [undefined, `${iPhone} CriOS/126.0.6478.108 Mobile/15E148 Safari/604.1`],
  [undefined, `${iPhone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
  [undefined, `${windows} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`],
  [
    undefined,
    `${windows} Chrome/94.0.4606.71 Safari/537.36 Core/1.94.225.400 QQBrowser/12.2.5544.400`,
  ],
  [undefined, 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  [
    undefined,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  ],
  [undefined, ''],
] as const)('%s: %s', (app, userAgent) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});
