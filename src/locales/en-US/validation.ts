import type zh from '../zh-CN/validation';

export default {
  'validation.required': '{label}: please fill this in',
  'validation.required.choice': '{label}: please choose one',
  'validation.whitespace': '{label}: cannot consist of spaces only',
  'validation.length.min':
    '{label}: at least {min, plural, one {# character} other {# characters}}',
  'validation.length.max': '{label}: at most {max, plural, one {# character} other {# characters}}',
  'validation.length.range': '{label}: between {min} and {max} characters',
  'validation.value.min': '{label}: cannot be less than {min}',
  'validation.value.max': '{label}: cannot be more than {max}',
  'validation.value.range': '{label}: must be between {min} and {max}',
  'validation.type.number': '{label}: must be a number, such as 12 or 3.5',
  'validation.type.integer': '{label}: must be a whole number, such as 12',
  'validation.type.email': '{label}: must be an e-mail address, such as name@example.com',
  'validation.type.url': '{label}: must be an address that begins with https://',
  'validation.type.date': '{label}: must be a date, such as 2026-11-21',
  'validation.enum': '{label}: choose one of the options listed',
  'validation.pattern': '{label}: the format is not right',
  'validation.hint.length.min': 'At least {min} characters',
  'validation.hint.length.max': 'At most {max} characters',
  'validation.hint.length.range': '{min} to {max} characters',
  'validation.hint.value.min': 'At least {min}',
  'validation.hint.value.max': 'At most {max}',
  'validation.hint.value.range': '{min} to {max}',
  'validation.summary': '{count, plural, one {# thing to correct} other {# things to correct}}',
} satisfies Record<keyof typeof zh, string>;
