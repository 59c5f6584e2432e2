import type zh from '../zh-CN/auth';

export default {
  'auth.login.title': 'Sign in',
  'auth.login.intro':
    'Sign in to apply for positions, follow your progress and manage your résumé.',
  'auth.login.introReturn': 'After you sign in, you will return to the page you came from.',
  'auth.login.introReviewer':
    'After you sign in, you can read positions and notices and manage your account. Reviewing is not done on this site: please use your employer’s review system.',
  'auth.login.domain': 'Sign in as',
  'auth.login.domain.portal': 'Job seeker',
  'auth.login.domain.censor': 'Reviewer',
  'auth.login.loginName': 'Username',
  'auth.login.loginName.hint': 'You can also use your mobile number or e-mail.',
  'auth.login.password': 'Password',
  'auth.login.shared': 'This is a shared device; keep none of my dates on it',
  'auth.login.submit': 'Sign in',
  'auth.login.submitting': 'Signing in',
  'auth.login.done': 'Welcome, {name}. You are signed in.',
  'auth.login.failed': 'We could not sign you in',
  'auth.login.unready': 'The sign-in form could not be loaded',
  'auth.login.toRegist': 'No account yet? Register',
  'auth.login.toRecovery': 'Forgot your password?',
  'auth.error.LOGIN_FAILED': 'The username or password is not correct. Check both and try again.',
  'auth.error.CAPTCHA_WRONG': 'This text is wrong or has expired. Use the new picture.',
  'auth.error.CODE_WRONG': 'This code is not correct. Check it and try again.',
  'auth.error.codeMayBeUsed':
    'The server did not answer the last time, so this code may have been used already. Get a new one.',
  'auth.error.CODE_EXPIRED': 'This code has expired. Get a new one.',
  'auth.error.codeUsedUp': 'Too many wrong entries, so this code no longer works. Get a new one.',
  'auth.error.pageTooOld':
    'This page was open for too long, so you are not signed in yet. Try again.',
  'auth.error.TOO_MANY_ATTEMPTS': 'Too many attempts. Try again later.',
  'auth.captcha.label': 'Text in the picture',
  'auth.captcha.hint': 'This stops programs from guessing your password.',
  'auth.captcha.picture':
    'Picture with text. If you cannot read it, get another one or use a code by SMS or e-mail',
  'auth.captcha.refresh': 'New picture',
  'auth.captcha.refreshed': 'Here is a new picture. Enter its text.',
  'auth.captcha.failed': 'The picture could not be loaded',
  'auth.captcha.sendHint': 'This stops programs from sending codes.',
  'auth.captcha.skip': 'Cannot read the picture? Get a code without it',
  'auth.captcha.skipped':
    'You do not need the text: just get the code. You can only do this a few times.',
  'auth.captcha.spent': 'Each picture works once. Here is a new one: enter its text.',
  'auth.captcha.toCode': 'Cannot read the picture? Use a code by SMS or e-mail',
  'auth.captcha.toPicture': 'Use the picture instead',
  'auth.code.target': 'Mobile number or e-mail for the code',
  'auth.code.target.hint': 'The mobile number or e-mail of your account.',
  'auth.code.target.wrong': 'Enter an 11-digit mobile number or a full e-mail address',
  'auth.code.label': 'Code',
  'auth.code.hint': 'The 6 digits you received',
  'auth.code.send': 'Get a code',
  'auth.code.sending': 'Sending',
  'auth.code.resendIn':
    '{seconds, plural, one {Get another code in # second} other {Get another code in # seconds}}',
  'auth.code.sent':
    '{minutes, plural, one {The code was sent. It is valid for # minute.} other {The code was sent. It is valid for # minutes.}}',
  'auth.code.spent': 'Each code works once. Get a new one.',
  'auth.password.kept': 'This password follows the rules',
  'auth.sso.or': 'or',
  'auth.sso.link': 'Single sign-on',
  'auth.sso.hint': 'With your organisation’s account',
  'auth.sso.beside': 'Opens in a new window. Come back here when you are done.',
  'auth.sso.checking': 'Completing single sign-on',
  'auth.sso.failed': 'Single sign-on did not work',
  'auth.sso.failedHint':
    'The ticket may have expired. Try single sign-on again, or use your password.',
  'auth.relogin.visitor.title': 'Please sign in, or reload after a long break',
  'auth.relogin.visitor.hint':
    'Everything you typed on this page is still here. You can sign in, or close this and try again without signing in.',
  'auth.relogin.visitor.goOn': 'Continue without signing in',
  'auth.relogin.otherPerson': 'You are now signed in as {name}. We opened the home page for you.',
} satisfies Record<keyof typeof zh, string>;
