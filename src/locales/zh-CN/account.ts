export default {
  'account.title': '我的账户',
  'account.tabs.label': '账户分区',
  'account.deliveries.title': '我的投递',
  'account.deliveries.intro': '查看每份投递走到哪一步、接下来要做什么。',
} as const;
