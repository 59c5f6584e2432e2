import type zh from '../zh-CN/request';

export default {
  'request.reminder': 'Friendly reminder',
  'request.fallback': 'System error, please contact the administrator.',
  'request.expired': 'Login timed out, please log in again!',
  'request.file':
    'A file of this site could not be loaded. Check your network and try again; if that does not help, refresh the page.',
  'request.unauthorised': 'You are not signed in, or your session has expired. Please sign in.',
  'request.network.title': 'network exception',
  'request.network.body': 'your network is abnormal, cannot connect to the server',
  'request.network.advice': 'Check your network and try again.',
  'request.retry': 'Request error, please retry.',
  'request.busyUntil':
    'Many people are using the service and the server is busy. Please try again after {time}.',
  'request.tryAfter': 'Please try again after {time}.',
  'request.nameless.position': 'Position {id}',
  'request.nameless.unit': 'Employer {id}',
  'request.nameless.notice': 'Notice {id}',
  'request.nameless.activity': 'Event {id}',
  'request.nameless.banner': 'See details',
  'request.nameless.other': 'Untitled {id}',
} as const satisfies Record<keyof typeof zh, string>;
