export default {
  'share.action': '分享',
  'share.copied': '链接已复制。',
  'share.failed': '没有复制成功，请从地址栏复制链接。',
} as const;
