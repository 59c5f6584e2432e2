export default {
  'registration.title': '登记',
  'registration.intro': '填写后提交，会得到一个登记号。',
  'registration.privacy': '填写前可以先看我们怎样使用和保护这些信息：',
  'registration.send': '提交登记',
  'registration.sending': '正在提交',
  'registration.failed': '登记表没有加载出来',
  'registration.none': '没有这份登记表',
  'registration.none.hint': '它可能已经停用，请核对链接，或返回首页。',
  'registration.home': '返回首页',
  'registration.leave.person':
    '离开后，没有提交的内容会在本机保留 24 小时；手机号、证件号码、文件和标为敏感的内容不会保留。',
  'registration.leave.visitor':
    '离开后，没有提交的内容会保留到关闭这个窗口；手机号、证件号码、文件和标为敏感的内容不会保留。',
  'registration.draft.restored': '已恢复您上次没有提交的内容。',
  'registration.receipt.intro': '请记下或打印登记号。',
  'registration.receipt.title': '登记已提交',
  'registration.receipt.number': '登记号',
  'registration.receipt.at': '提交时间',
  'registration.receipt.hint': '需要更正时，可以修改后再次提交。',
  'registration.receipt.mend': '修改登记',
} as const;
