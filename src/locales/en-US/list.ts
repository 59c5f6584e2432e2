import type zh from '../zh-CN/list';

export default {
  'list.counting': 'Searching…',
  'list.beyond': 'This page is empty',
  'list.firstPage': 'Back to page 1',
  'list.pagesOf': 'Pages: {title}',
} satisfies Record<keyof typeof zh, string>;
