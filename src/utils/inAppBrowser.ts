/** An app whose built-in browser shows the page, or a WebView of another one. */
type InAppBrowser = 'wechat' | 'wecom' | 'qq' | 'dingtalk' | 'weibo' | 'lark' | 'webview';

/**
 * What each writes into its user agent; the first that is found counts, as WeCom names WeChat, too. QQ's own browser is no app's
 * (`MQQBrowser` without ` QQ/`). An iOS WebView lacks `Safari/`, an Android one says `wv` or, up to 4.4, `Version/4.0`.
 */
const marks: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['wecom', /\bwxwork\//i],
  ['wechat', /\bMicroMessenger\//i],
  ['dingtalk', /\bDingTalk\b/i],
  ['weibo', /__weibo__|\bWeibo \(/i],
  ['lark', /\b(?:Lark|Feishu)\//i],
  ['qq', /\sQQ\/\d/],
  ['webview', /\bAndroid\b.*(?:; wv\)|\bVersion\/\d+\.\d+ Chrome\/)/],
  ['webview', /\((?:iPhone|iPad|iPod)\b.*\bAppleWebKit\/(?!.*\bSafari\/)/],
];

/** The app in which a page is read, by its user agent; undefined in a browser. */
export function inAppBrowser(userAgent: string): InAppBrowser | undefined {
  return marks.find(([, mark]) => mark.test(userAgent))?.[0];
}

/** Whether this page is read inside an app. */
export const isInApp = (): boolean => inAppBrowser(navigator.userAgent) !== undefined;
