import type zh from '../zh-CN/share';

export default {
  'share.action': 'Share',
  'share.copied': 'Link copied.',
  'share.failed': 'The link could not be copied. Copy it from the address bar.',
  'share.code': 'QR code',
  'share.codeTitle': 'Scan to open',
  'share.codeLabel': 'QR code of {title}',
  'share.scan': 'Scan with a phone for the details',
  'share.copy': 'Copy the link',
  'share.picture': 'Save as a picture',
  'share.notDrawn': 'The picture was not drawn. Take a screenshot instead.',
  'share.hold': 'Press the picture for a while to save it.',
} satisfies Record<keyof typeof zh, string>;
