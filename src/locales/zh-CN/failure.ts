/** The texts of a start that fails. */
export default {
  'common.retry': '重试',
  'common.loading': '正在加载',
  'common.failure.title': '这里没有加载出来',
  'common.failure.hint': '可能是网络不稳定或服务繁忙，您可以再试一次。',
  'common.failure.offlineHint': '您目前处于离线状态，恢复网络后可以重试。',
  'frame.loading': '页面加载中',
  'frame.start.offline.title': '连接不上服务器',
  'frame.start.offline.hint': '请检查网络后重试，您填写的内容不会因此丢失。',
  'frame.start.refused.title': '暂时无法进入平台',
  'frame.start.refused.hint': '服务器没有接受本次访问，请稍后重试。',
  'frame.crash.title': '页面出了问题',
  'frame.crash.hint': '已填写的内容可能仍保存在本机，请刷新页面再试。',
  'frame.crash.reload': '刷新页面',
  'frame.chunk.title': '页面没有加载完整',
  'frame.chunk.hint': '网络中断，或平台刚刚更新。请检查网络后刷新页面。',
} as const;
