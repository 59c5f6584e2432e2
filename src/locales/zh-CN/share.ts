export default {
  'share.action': '分享',
  'share.copied': '链接已复制。',
  'share.failed': '没有复制成功，请从地址栏复制链接。',
  'share.code': '二维码',
  'share.codeTitle': '扫码查看',
  'share.codeLabel': '「{title}」的二维码',
  'share.scan': '手机扫码查看详情',
  'share.copy': '复制链接',
  'share.picture': '保存图片',
  'share.notDrawn': '没有画出图片，请截屏保存。',
  'share.hold': '长按图片保存到手机。',
} as const;
