import type zh from '../zh-CN/password';

export default {
  'recover.title': 'Reset your password',
  'recover.intro': 'Use the mobile number or e-mail of your account to set a new password.',
  'recover.step.target': 'Get a code',
  'recover.step.password': 'New password',
  'recover.step.done': 'Done',
  'recover.target': 'Your mobile number or e-mail',
  'recover.target.hint': 'We will send a code there.',
  'recover.haveCode': 'I already have a code',
  'recover.neutral':
    'If {target} belongs to an account, you will get a code within a few minutes. If not, check what you entered, or use your other contact.',
  'recover.submit': 'Set new password',
  'recover.unready': 'The password rules could not be loaded',
  'recover.done':
    'Your new password is set. To keep you safe, we signed you out everywhere. Sign in with the new password.',
  'recover.toLogin': 'Sign in',
  'recover.backToLogin': 'Back to sign-in',
  'password.change.title': 'Change password',
  'password.change.intro': 'You stay signed in here. Other devices are signed out.',
  'password.first.title': 'Set a password',
  'password.first.intro':
    'Your account has no password yet. With one, you can sign in without single sign-on.',
  'password.old': 'Current password',
  'password.old.wrong': 'This is not your current password. Enter it again.',
  'password.new': 'New password',
  'password.same': 'Your new password must be different from the current one',
  'password.save': 'Save new password',
  'password.saving': 'Saving',
  'password.unready': 'Your account could not be loaded',
  'password.first.target': 'We will send a code to {target} to make sure it is you.',
  'password.first.noTarget':
    'Your account has no mobile number or e-mail, so you cannot set a password yet',
  'password.first.noTargetHint': 'Add one of them under Profile first.',
  'password.first.toProfile': 'Go to profile',
  'password.done.change':
    'Your password is changed. You stay signed in here. Other devices need the new password.',
  'password.done.first':
    'Your password is set. Next time you can sign in with your username and password. Single sign-on still works.',
  'password.toSecurity': 'Back to security',
  'password.forgotten':
    'Forgot your current password? Sign out and reset it from the sign-in page.',
} satisfies Record<keyof typeof zh, string>;
