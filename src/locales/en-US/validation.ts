import type zh from '../zh-CN/validation';

export default {
  'validation.required': '{label} is required',
  'validation.required.choice': '{label} is required',
  'validation.required.upload': '{label}: upload a file',
  'validation.whitespace': '{label} cannot be only spaces',
  'validation.length.min':
    '{label} needs at least {min, plural, one {# character} other {# characters}}',
  'validation.length.max':
    '{label} can have at most {max, plural, one {# character} other {# characters}}',
  'validation.length.range': '{label} needs {min} to {max} characters',
  'validation.value.min': '{label} must be {min} or more',
  'validation.value.max': '{label} must be {max} or less',
  'validation.value.range': '{label} must be between {min} and {max}',
  'validation.type.number': '{label} must be a number, without a unit',
  'validation.type.email': '{label} must be an e-mail address, such as name@example.com',
  'validation.type.date': '{label} must be a date: year, month and day, as YYYY-MM-DD',
  'validation.enum': '{label}: choose one of the options',
  'validation.pattern': '{label} is not in the right format',
  'validation.hint.length.min': 'At least {min} characters',
  'validation.hint.length.max': 'At most {max} characters',
  'validation.hint.length.range': '{min} to {max} characters',
  'validation.hint.value.min': 'At least {min}',
  'validation.hint.value.max': 'At most {max}',
  'validation.hint.value.range': '{min} to {max}',
  'validation.summary': '{count, plural, one {# thing to fix} other {# things to fix}}',
  'validation.notDone.offline':
    'There is no connection, so this was not sent. Everything you filled in is still here; please try again once you are online.',
  'validation.notDone.file':
    'A file of this site could not be loaded, so nothing was sent. Everything you typed is still here: check your network and try again. If that does not help, refresh the page.',
  'validation.notDone.busy':
    'Many people are using the service and the server is busy. Everything you filled in is still here; please try again in a little while.',
  'validation.notDone.busyUntil':
    'Many people are using the service and the server is busy. Everything you filled in is still here; please try again after {time}.',
  'validation.notDone.reason': 'This was not done: {reason}',
  'validation.past': '{label} cannot be after today',
  'validation.coming': '{label} cannot be before today',
  'validation.excludes': '{label} has choices that cannot go together',
  'validation.draft.take': 'Use these answers',
  'validation.draft.discard': 'Discard them',
} satisfies Record<keyof typeof zh, string>;
