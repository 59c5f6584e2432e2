export default {
  'month.caption': '{title}，{month}',
  'month.previous': '上个月',
  'month.next': '下个月',
  'month.today': '回到今天',
  'month.day': '{day}，{count} 项',
  'month.more': '还有 {count} 项',
  'month.moreLabel': '还有 {count} 项：{day}',
  'month.nothing': '这一天没有安排。',
  'month.upcoming': '接下来',
  'month.empty': '这个月没有安排。',
} as const;
