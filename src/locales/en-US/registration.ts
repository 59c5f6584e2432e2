import type zh from '../zh-CN/registration';

export default {
  'registration.title': 'Registration form',
  'registration.intro': 'Complete and submit this form to get a receipt number.',
  'registration.privacy': 'Before you fill this in, see how your details are used and protected:',
  'registration.send': 'Submit',
  'registration.sending': 'Submitting',
  'registration.failed': 'The form could not be loaded',
  'registration.none': 'We could not find this form',
  'registration.none.hint': 'It may be closed. Check the link, or go to the home page.',
  'registration.home': 'Go to home page',
  'registration.leave.person':
    'If you leave, unsent answers stay on this device for 24 hours, except phone and ID numbers, files and sensitive data.',
  'registration.leave.visitor':
    'If you leave, unsent answers stay until you close this window, except phone and ID numbers, files and sensitive data.',
  'registration.draft.restored': 'We restored your unsent answers.',
  'registration.receipt.intro': 'Write down or print your receipt number.',
  'registration.receipt.title': 'Your form was submitted',
  'registration.receipt.number': 'Receipt number',
  'registration.receipt.at': 'Submitted',
  'registration.receipt.hint': 'To correct something, edit the form and submit it again.',
  'registration.receipt.mend': 'Edit the form',
} satisfies Record<keyof typeof zh, string>;
