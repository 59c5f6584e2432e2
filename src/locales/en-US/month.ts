import type zh from '../zh-CN/month';

export default {
  'month.caption': '{title}, {month}',
  'month.previous': 'Previous month',
  'month.next': 'Next month',
  'month.today': 'Today',
  'month.day': '{day}, {count, plural, one {# entry} other {# entries}}',
  'month.more': '{count} more',
  'month.moreLabel': '{count} more on {day}',
  'month.nothing': 'Nothing on this day.',
  'month.upcoming': 'Coming up',
  'month.empty': 'Nothing this month.',
} satisfies Record<keyof typeof zh, string>;
