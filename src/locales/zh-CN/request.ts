export default {
  'request.reminder': '温馨提示',
  'request.fallback': '系统出错了，请于管理员联系！',
  'request.expired': '登录超时，请重新登录！',
  'request.file': '平台的一个文件没有加载出来，请检查网络后再试；仍然不行，请刷新页面。',
  'request.unauthorised': '您还没有登录，或登录已失效，请登录。',
  'request.network.title': '网络异常',
  'request.network.body': '您的网络发生异常，无法连接服务器',
  'request.network.advice': '请检查网络后再试。',
  'request.retry': '请求错误，请重试。',
  'request.busyUntil': '现在访问的人很多，服务器忙不过来。请在 {time} 之后再试。',
  'request.tryAfter': '请在 {time} 之后再试。',
} as const;
