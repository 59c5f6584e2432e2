import type zh from '../zh-CN/conflict';

export default {
  'conflict.hint':
    'These were changed differently in the two places: choose for each. All other changes are merged.',
  'conflict.mine': 'Your version here',
  'conflict.newer': 'The newer saved version',
  'conflict.keepMine': 'Keep mine',
  'conflict.takeNewer': 'Use the newer one',
  'conflict.keepMineOf': 'Keep mine: {name}',
  'conflict.takeNewerOf': 'Use the newer one: {name}',
} satisfies Record<keyof typeof zh, string>;
