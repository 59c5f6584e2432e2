/** The page without a connection (src/offline), and what is kept for it. No values: its worker has no formatter. */
export default {
  'offline.title': '您已离线',
  'offline.hint': '连接不上网络。下面是这台设备上保留的日期，以服务器上的为准。',
  'offline.reload': '重新打开平台',
  'offline.dates': '近期日期',
  'offline.none': '近期没有日期。',
  'offline.empty': '这台设备上没有保留日期。',
  'offline.deliveries': '进行中的投递：',
  'offline.savedAt': '保留时间：',
  'offline.kind.closing': '报名截止',
  'offline.kind.interview': '面试',
  'offline.kind.activity': '活动',
  'offline.kind.deadline': '办理期限',
  'offline.kind.publicity': '公示',
  'offline.keep': '在这台设备上保留面试和截止日期，没有网络时也能查看',
  'offline.keep.hint': '退出登录时清除。公用设备上默认不保留。',
} as const;
