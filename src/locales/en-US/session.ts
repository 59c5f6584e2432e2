import type zh from '../zh-CN/session';

export default {
  'session.elsewhere.signedIn': 'You signed in as {name} in another tab. This page follows.',
  'session.elsewhere.signedOut': 'You signed out in another tab. This page follows.',
} as const satisfies Record<keyof typeof zh, string>;
