export default {
  'session.elsewhere.signedIn': '您已在另一个页面以 {name} 的身份登录，本页已同步。',
  'session.elsewhere.signedOut': '您已在另一个页面退出登录，本页已同步。',
} as const;
