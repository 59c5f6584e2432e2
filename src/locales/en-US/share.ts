import type zh from '../zh-CN/share';

export default {
  'share.action': 'Share',
  'share.copied': 'Link copied.',
  'share.failed': 'The link could not be copied. Copy it from the address bar.',
} satisfies Record<keyof typeof zh, string>;
