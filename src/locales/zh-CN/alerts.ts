export default {
  'alerts.offer': '面试前一小时、收藏的岗位截止前一天和有新通知时提醒您？本平台打开时有效。',
  'alerts.turnOn': '开启提醒',
  'alerts.notNow': '不用了',
  'alerts.turnOff': '关闭提醒',
  'alerts.state.on': '提醒已开启：面试前一小时、收藏的岗位截止前一天、有新通知。本平台打开时有效。',
  'alerts.state.off': '提醒已关闭。',
  'alerts.state.denied': '浏览器不允许本平台发提醒，可以在浏览器的网站设置中更改。',
  'alerts.interview': '一小时内有面试',
  'alerts.closing': '收藏的岗位明天截止',
  'alerts.news': '有新的通知',
  'alerts.news.unread': '{count, number} 条未读',
} as const;
