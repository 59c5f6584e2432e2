import type zh from '../zh-CN/account';

export default {
  'account.title': 'My account',
  'account.tabs.label': 'Account sections',
  'account.deliveries.title': 'My applications',
  'account.deliveries.intro': 'See where each application stands and what to do next.',
} satisfies Record<keyof typeof zh, string>;
