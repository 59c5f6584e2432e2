import type zh from '../zh-CN/failure';

/** The texts of a start that fails. */
export default {
  'common.retry': 'Try again',
  'common.loading': 'Loading',
  'common.failure.title': 'This part could not be loaded',
  'common.failure.hint': 'The network may be unstable or the service busy. Please try again.',
  'common.failure.offlineHint': 'You are offline. Try again when you are connected.',
  'frame.loading': 'Loading page',
  'frame.start.offline.title': 'We cannot reach the server',
  'frame.start.offline.hint': 'Check your network and try again. Nothing you typed is lost.',
  'frame.start.refused.title': 'This site is not available right now',
  'frame.start.refused.hint': 'The server refused the connection. Please try again later.',
  'frame.crash.title': 'Something went wrong on this page',
  'frame.crash.hint': 'What you typed may still be on this device. Please reload the page.',
  'frame.crash.reload': 'Reload page',
  'frame.chunk.title': 'Part of this page is missing',
  'frame.chunk.hint':
    'The network failed, or this site was just updated. Check your network and reload.',
} satisfies Record<keyof typeof zh, string>;
