import type zh from '../zh-CN/registration';

export default {
  'registration.title': 'Registration form',
  'registration.intro': 'Fill in and submit the form to get a receipt number.',
  'registration.privacy': 'Before you fill this in, see how your details are used and protected:',
  'registration.send': 'Submit',
  'registration.sending': 'Submitting',
  'registration.failed': 'The form did not load',
  'registration.none': 'There is no such form',
  'registration.none.hint': 'It may be closed. Check the link, or go to the home page.',
  'registration.home': 'Home page',
  'registration.leave.person':
    'What is not sent stays on this device for 24 hours, without phone and identity numbers, files and what is sensitive.',
  'registration.leave.visitor':
    'What is not sent stays until this window is closed, without phone and identity numbers, files and what is sensitive.',
  'registration.draft.restored': 'What you had not sent last time is here again.',
  'registration.draft.discard': 'Discard it',
  'registration.receipt.intro': 'Note or print the receipt number.',
  'registration.receipt.title': 'The form is submitted',
  'registration.receipt.number': 'Receipt number',
  'registration.receipt.at': 'Submitted',
  'registration.receipt.hint': 'To correct something, change it and submit again.',
  'registration.receipt.mend': 'Change the form',
} satisfies Record<keyof typeof zh, string>;
