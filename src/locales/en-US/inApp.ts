import type zh from '../zh-CN/inApp';

export default {
  'inApp.title': 'Open in a browser',
  'inApp.limit.print': '{app} can neither print nor save a PDF.',
  'inApp.limit.download': '{app} cannot download files.',
  'inApp.limit.newTab': '{app} cannot open a new tab.',
  'inApp.limit.share':
    'In {app}, forward the page from the menu at the top right, or copy the link.',
  'inApp.app.wechat': 'WeChat',
  'inApp.app.wecom': 'WeCom',
  'inApp.app.qq': 'QQ',
  'inApp.app.dingtalk': 'DingTalk',
  'inApp.app.weibo': 'Weibo',
  'inApp.app.lark': 'Lark',
  'inApp.app.webview': 'this app',
  'inApp.menu': 'Press the menu (···) at the top right and choose “Open in browser”.',
  'inApp.menuAnywhere':
    'Choose “Open in browser” in the app’s menu, which is mostly at the top right.',
  'inApp.link': 'Link',
  'inApp.copy': 'Copy the link',
  'inApp.copied': 'The link is copied. Paste it into the phone’s browser.',
  'inApp.notCopied': 'The link was not copied. Press it above for a while to copy it.',
  'inApp.back': 'Back to the page; everything is there',
} satisfies Record<keyof typeof zh, string>;
