import type zh from '../zh-CN/auth';

export default {
  'auth.login.title': 'Sign in',
  'auth.login.intro': 'Sign in to apply for positions, follow your progress and keep your résumé.',
  'auth.login.introReturn': 'After signing in you go back to the page you came from.',
  'auth.login.domain': 'Sign in as',
  'auth.login.domain.portal': 'Job seeker',
  'auth.login.domain.censor': 'Reviewer',
  'auth.login.loginName': 'Login name',
  'auth.login.loginName.hint': 'Login name, mobile number or e-mail',
  'auth.login.password': 'Password',
  'auth.login.submit': 'Sign in',
  'auth.login.submitting': 'Signing in',
  'auth.login.done': 'You are signed in, {name}.',
  'auth.login.unready': 'The ways to sign in did not load',
  'auth.error.LOGIN_FAILED':
    'The login name or the password is not right. Check both and try again.',
  'auth.error.CAPTCHA_WRONG': 'The characters are wrong or no longer valid. Use the new picture.',
  'auth.error.CODE_WRONG': 'The code is not right. Check it and try again.',
  'auth.error.CODE_EXPIRED': 'The code is no longer valid. Get a new one.',
  'auth.error.TOO_MANY_ATTEMPTS': 'Too many attempts. Try again later.',
  'auth.captcha.label': 'Characters in the picture',
  'auth.captcha.hint':
    'This keeps programs from guessing your password. Upper or lower case does not matter.',
  'auth.captcha.picture':
    'Picture with characters. If you cannot read it, get another one or use a code by SMS or e-mail',
  'auth.captcha.refresh': 'Another picture',
  'auth.captcha.refreshed': 'There is a new picture. Enter its characters.',
  'auth.captcha.failed': 'The picture did not load',
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
  'auth.sso.or': 'or',
  'auth.sso.link': 'Single sign-on',
  'auth.sso.hint': "With your organisation's account",
  'auth.sso.checking': 'Completing single sign-on',
  'auth.sso.failed': 'Single sign-on did not succeed',
  'auth.sso.failedHint':
    'The ticket may no longer be valid. Try single sign-on again, or use your password.',
  'auth.relogin.otherPerson': 'You are now signed in as {name}. Here is the home page.',
} satisfies Record<keyof typeof zh, string>;
