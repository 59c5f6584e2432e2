import type zh from '../zh-CN/share';

export default {
  'share.action': 'Share',
  'share.copied': 'The link was copied.',
  'share.failed': 'The link was not copied. Please copy it from the address bar.',
} satisfies Record<keyof typeof zh, string>;
