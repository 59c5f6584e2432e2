import type zh from '../zh-CN/session';

export default {
  'session.elsewhere.signedIn': 'You signed in as {name} in another tab. This page is up to date.',
  'session.elsewhere.signedOut': 'You signed out in another tab. This page is up to date.',
} as const satisfies Record<keyof typeof zh, string>;
