import type zh from '../zh-CN/list';

export default {
  'list.counting': 'Searching…',
  'list.beyond': 'There is nothing on this page',
  'list.firstPage': 'Back to page 1',
  'list.pagesOf': 'Pages of: {title}',
} satisfies Record<keyof typeof zh, string>;
