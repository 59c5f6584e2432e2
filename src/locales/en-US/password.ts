import type zh from '../zh-CN/password';

export default {
  'recover.title': 'Forgotten password',
  'recover.intro': "Set a new password by means of your account's mobile number or e-mail.",
  'recover.step.target': 'Get a code',
  'recover.step.password': 'New password',
  'recover.step.done': 'Done',
  'recover.target': "Your account's mobile number or e-mail",
  'recover.target.hint': 'The code goes there.',
  'recover.haveCode': 'I have a code already',
  'recover.neutral':
    'If {target} belongs to an account, a code arrives within minutes. If none does, check what you entered, or use the other contact of your account.',
  'recover.submit': 'Set the new password',
  'recover.unready': 'The rule for passwords did not load',
  'recover.done':
    'The password is set. For safety, everything that was signed in to this account is signed out. Sign in with the new password.',
  'recover.toLogin': 'Sign in',
  'recover.backToLogin': 'Back to signing in',
  'password.change.title': 'Change password',
  'password.change.intro': 'You stay signed in here; other devices are signed out.',
  'password.first.title': 'Set a password',
  'password.first.intro':
    'Your account has no password yet. With one you can sign in without single sign-on, too.',
  'password.old': 'Old password',
  'password.old.wrong': 'The old password is not right. Enter it again.',
  'password.new': 'New password',
  'password.same': 'The new password must differ from the old one',
  'password.save': 'Save the new password',
  'password.saving': 'Saving',
  'password.unready': 'Your account did not load',
  'password.first.target': 'A code goes to {target} to make sure that it is you.',
  'password.first.noTarget':
    'Your account has neither mobile number nor e-mail, so no password can be set',
  'password.first.noTargetHint': 'Add one of them under account security first.',
  'password.done.change':
    'The password is changed. You stay signed in here; other devices need the new password.',
  'password.done.first':
    'The password is set. You can sign in with your login name and the password; single sign-on still works.',
  'password.toSecurity': 'Back to account security',
  'password.forgotten':
    'Forgotten the old password? Sign out and recover it from the sign-in page.',
} satisfies Record<keyof typeof zh, string>;
